#!/usr/bin/env bash
# KContacts 5.103 (KDE's library for address books, Debian 12) writes an address for display.
# Expected: a country whose name it does not know is shown as the card has it.
# Seen: it is replaced by the reader's own: of an address in "South Korea" a reader in the United States sees "UNITED STATES".
# It knows "Tunisia" and "Tunisie", but not "South Korea", "Corée du Sud", "Turquie" or "Russie", as Unicode (CLDR) names them.
# Needs g++. Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
root=$folder/root
cat >"$folder/look.cpp" <<'CPP'
#include <KContacts/Address>
#include <QCoreApplication>
#include <cstdio>
int main(int count, char **names) {
  QCoreApplication app(count, names);
  for (int i = 1; i < count; i++) {
    KContacts::Address address;
    address.setLocality("Town");
    address.setCountry(QString::fromUtf8(names[i]));
    const QString shown = address.formatted(KContacts::AddressFormatStyle::Postal);
    printf("%s: %s\n", names[i], qPrintable(shown.section('\n', -1)));
  }
}
CPP
compiler=$(command -v g++)
debian_packages "$root" libkf5contacts-dev=5:5.103.0-1 qtbase5-dev libkf5coreaddons-dev iso-codes locales
include=$root/usr/include
libraries=$root/usr/lib/x86_64-linux-gnu
LD_LIBRARY_PATH='' "$compiler" -fPIC -std=c++17 "$folder/look.cpp" -o "$folder/look" -I"$include"/KF5{,/KContacts,/KCoreAddons} \
	-I"$include"/x86_64-linux-gnu/qt5{,/QtCore,/QtGui} -L"$libraries" -Wl,-rpath-link,"$LD_LIBRARY_PATH" -lKF5Contacts -lQt5Core
I18NPATH=$root/usr/share/i18n localedef -i en_US -f UTF-8 "$folder/en_US.UTF-8"
seen=$(LOCPATH=$folder LC_ALL=en_US.UTF-8 XDG_DATA_DIRS=$root/usr/share "$folder/look" 'South Korea' Turquie Tunisie Tunisia)
echo "$seen"
[ "$seen" = 'South Korea: UNITED STATES
Turquie: UNITED STATES
Tunisie: TUNISIA
Tunisia: TUNISIA' ]
