# shellcheck shell=bash
# Makes Debian's Perl ready in a folder, with modules.
# Usage: perl_ready FOLDER NAME=VERSION…   Then `perl` finds the modules of these packages.
source "${BASH_SOURCE[0]%/*}/debian.sh"
perl_ready() {
	debian_packages "$1/root" perl "${@:2}"
	PERL5LIB=$(find "$1"/root/usr/{share,lib} -type d \
		\( -path '*/share/perl5' -o -path '*/perl5/5.*' -o -path '*/perl/5.*' -o -name perl-base \) -prune -printf '%p:')
	export PERL5LIB
}
