# shellcheck shell=bash
# Makes Debian's R ready in a folder, with packages.
# Usage: r_ready FOLDER NAME=VERSION…   Then `r_run FILE` runs a script in R, in UTF-8, and prints what it prints.
source "${BASH_SOURCE[0]%/*}/debian.sh"
r_ready() {
	debian_packages "$1/root" r-base-core "${@:2}"
	export R_HOME="$1/root/usr/lib/R" R_SHARE_DIR="$1/root/usr/share/R/share" R_LIBS_SITE="$1/root/usr/lib/R/site-library:$1/root/usr/lib/R/library"
	# Debian has absolute links here, and writes Renviron when it configures packages.
	rm -r "$R_HOME/etc"
	mv "$1/root/etc/R" "$R_HOME/etc"
	touch "$R_HOME/etc/Renviron"
	# Debian chooses these libraries when it configures packages.
	LD_LIBRARY_PATH+="$R_HOME/lib:$(find "$1"/root/usr/lib/*-linux-gnu -maxdepth 1 \( -name blas -o -name lapack \) -printf '%p:')"
}
r_run() { EDITOR=vi LC_ALL=C.UTF-8 TZ=UTC TZDIR="${R_HOME%/usr/*}/usr/share/zoneinfo" "$R_HOME/bin/exec/R" --vanilla --no-echo -f "$1" 2>/dev/null; }
