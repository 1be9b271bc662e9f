# shellcheck shell=bash
# Makes Debian's DCMTK ready in a folder, with its dictionary of DICOM.
# Usage: dcmtk_ready FOLDER dcmtk=VERSION…   Then its programs, such as `dump2dcm`, run by name.
source "${BASH_SOURCE[0]%/*}/debian.sh"
dcmtk_ready() {
	debian_packages "$1/root" "${@:2}"
	DCMDICTPATH=$(find "$1/root/usr/share" -name dicom.dic)
	export DCMDICTPATH
}
