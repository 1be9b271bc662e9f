# shellcheck shell=bash
# Makes Debian's espeak-ng ready in a folder.
# Usage: espeak_ready FOLDER espeak-ng=VERSION   Then `phonemes LANGUAGE WORDS` prints how the words sound.
source "${BASH_SOURCE[0]%/*}/debian.sh"
espeak_ready() {
	debian_packages "$1/root" "$2"
	espeak_data=$(echo "$1"/root/usr/lib/*-linux-gnu)
}
phonemes() { espeak-ng --path="$espeak_data" -v "$1" -q -x -- "$2" | xargs -0 echo -n | tr -d '\n'; }
