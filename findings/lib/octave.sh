# shellcheck shell=bash
# Makes Debian's GNU Octave ready in a folder.
# Usage: octave_ready FOLDER octave=VERSION…   Then `octave_run FILE` runs a script in Octave, in UTF-8.
source "${BASH_SOURCE[0]%/*}/debian.sh"
octave_ready() {
	debian_packages "$1/root" "${@:2}"
	export OCTAVE_HOME="$1/root/usr" OCTAVE_EXEC_HOME="$1/root/usr"
	# Debian chooses BLAS and LAPACK when it configures packages.
	LD_LIBRARY_PATH+=$(find "$1"/root/usr/lib/*-linux-gnu -maxdepth 2 -type d \
		\( -name blas -o -name lapack -o -path '*/octave/*' \) -printf '%p:')$1/root/usr/lib
}
octave_run() { HOME="${OCTAVE_HOME%/root/usr}" LC_ALL=C.UTF-8 octave-cli --norc --no-history "$1"; }
