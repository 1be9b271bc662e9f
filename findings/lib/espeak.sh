# shellcheck shell=bash
# Makes espeak-ng 1.51 of Debian 12 ready in a folder.
# Usage: espeak_ready FOLDER   Needs lib/debian.sh.   Then `phonemes LANGUAGE WORDS` prints how the words sound.
espeak_ready() {
	debian_packages "$1/root" espeak-ng=1.51+dfsg-10+deb12u2
	espeak_data=$(echo "$1"/root/usr/lib/*-linux-gnu)
}
phonemes() { espeak-ng --path="$espeak_data" -v "$1" -q -x -- "$2" | xargs -0 echo -n | tr -d '\n'; }
