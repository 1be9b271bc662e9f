#!/usr/bin/env bash
# exiv2 0.27.6, exiftags 1.01, exifprobe 2.0.1 and exif 0.6.22 (all Debian 12) show where a photo of a weld was taken, in a dry dock: 36° 48.29′ N,
# 10° 10.1234′ E, 12.5 m below the sea, with an exposure bias of −2/3. exiv2 writes these values; exiftool 12.57 and jhead 3.06 read them, too.
# Expected: these values. Minutes with decimals and 0/1 seconds are a form of GPSLatitude that the standard names, GPSAltitudeRef 1 makes the altitude
#           negative, and ExposureBiasValue is a signed fraction (Exif 2.32, GPS attributes and 4.6.5).
# Seen:     exiv2 rounds to whole minutes: 36deg 48' 0" and 10deg 10' 0", more than 500 m away. exiftags shows an altitude of 429496717 m, exifprobe a bias of
#           1.43166e+09, and exif calls a depth "Sea level reference" beside 12.5. exiftool and jhead are right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" exiv2=0.27.6-1 exiftags=1.01-7 exifprobe=2.0.1+git20170416.3c2b769-5 exif=0.6.22-3 \
	libimage-exiftool-perl=12.57+dfsg-1 jhead=1:3.06.0.1-6
export PERL5LIB="$folder/root/usr/share/perl5"
cd "$folder"
zeros=$(printf '00%.0s' {1..15})
pixel=ffd8ffe000104a46494600010100000100010000ffdb004300$(printf '10%.0s' {1..64})ffc0000b080001000101011100ffc400140001${zeros}00
pixel+=ffc400141001${zeros}00ffda0008010100003f003fffd9
perl -e 'print pack "H*", shift' "$pixel" >weld.jpg
exiv2 -M "set Exif.Photo.ExposureBiasValue -2/3" -M "set Exif.GPSInfo.GPSLatitudeRef N" -M "set Exif.GPSInfo.GPSLatitude 36/1 4829/100 0/1" \
	-M "set Exif.GPSInfo.GPSLongitudeRef E" -M "set Exif.GPSInfo.GPSLongitude 10/1 101234/10000 0/1" \
	-M "set Exif.GPSInfo.GPSAltitudeRef 1" -M "set Exif.GPSInfo.GPSAltitude 125/10" modify weld.jpg
{
	exiftool -s -GPSPosition -GPSAltitude -ExposureCompensation weld.jpg
	jhead weld.jpg | grep -a -E 'GPS|bias'
	exiv2 -pt weld.jpg | grep -E 'GPSL.*itude |GPSAlt|Bias'
	exiftags -a weld.jpg | grep -a -E '^Altitude:|Bias' | cut -d ';' -f 1
	exifprobe -L weld.jpg | grep -a -E 'Altitude|Bias'
	exif -m weld.jpg | grep Alt
} | tr -s ' \t' ' ' | tee seen
[ "$(cat seen)" = 'GPSPosition : 36 deg 48'\'' 17.40" N, 10 deg 10'\'' 7.40" E
GPSAltitude : 12.5 m Below Sea Level
ExposureCompensation : -2/3
Exposure bias: -0.67
GPS Latitude : N 36d 48.29m 0s
GPS Longitude: E 10d 10.1234m 0s
GPS Altitude : -12.50m
Exif.Photo.ExposureBiasValue SRational 1 -2/3 EV
Exif.GPSInfo.GPSLatitude Rational 3 36deg 48'\'' 0"
Exif.GPSInfo.GPSLongitude Rational 3 10deg 10'\'' 0"
Exif.GPSInfo.GPSAltitudeRef Byte 1 Below sea level
Exif.GPSInfo.GPSAltitude Rational 1 12.5 m
Exposure Bias: -0.7 EV
Altitude: 429496717.10 m
JPEG.APP1.Ifd0.Exif.ExposureBiasValue = 1.43166e+09 APEX
JPEG.APP1.Ifd0.Gps.AltitudeRef = 1
JPEG.APP1.Ifd0.Gps.Altitude = 12.5
Altitude Reference Sea level reference
Altitude 12.5' ]
