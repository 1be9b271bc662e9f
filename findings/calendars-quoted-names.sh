#!/usr/bin/env bash
# node-ical 0.27.2, ical 0.8.0, ical2json 5.0.0 and ical.js 2.2.1 (npm) read an appointment in iCalendar.
# Expected: a parameter in quotation marks may have semicolons and colons (RFC 5545, section 3.2: quoted-string), as the names of departments and
#           the addresses of plans have: "Quality; N. N.", "Lab: N. N.", https://example.com/plan;hall=3.
# Seen:     node-ical, ical and ical2json end such a name, or address, at its semicolon, and keep its first quotation mark. ical2json also takes what
#           follows a colon within it for the mail address, or the place. ical.js reads all right, and all read names without these signs (but ical and
#           ical2json keep both marks).
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" node-ical@0.27.2 ical@0.8.0 ical2json@5.0.0 ical.js@2.2.1
cat >visit.ics <<'ICS'
BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//example.com//visits//EN
BEGIN:VEVENT
UID:1@example.com
DTSTAMP:20261129T080000Z
DTSTART:20261201T080000Z
LOCATION;ALTREP="https://example.com/plan;hall=3":Hall 3
ATTENDEE;CN="Quality; N. N.":mailto:a@example.com
ATTENDEE;CN="Lab: N. N.":mailto:b@example.com
ATTENDEE;CN="N. N.":mailto:c@example.com
END:VEVENT
END:VCALENDAR
ICS
cat >read.mjs <<'JS'
import { readFileSync } from "node:fs";
import ICAL from "ical.js";
import ical from "ical";
import { convert } from "ical2json";
import nodeIcal from "node-ical";
const text = readFileSync("visit.ics", "utf8").replaceAll("\n", "\r\n");
const event = (found) => Object.values(found).find(({ type }) => type === "VEVENT");
const say = (name, place, people) => console.log(`${name}\n  ${[place, ...people].map((said) => said.join(" = ")).join("\n  ")}`);
for (const [name, { location, attendee }] of [["node-ical", event(nodeIcal.sync.parseICS(text))], ["ical", event(ical.parseICS(text))]])
  say(name, [location.params.ALTREP, location.val], attendee.map(({ params, val }) => [params.CN, val]));
const { LOCATION, ATTENDEE } = convert(text).VCALENDAR[0].VEVENT[0];
say("ical2json", [LOCATION.ALTREP, LOCATION._], ATTENDEE.map(({ CN, _ }) => [CN, _]));
const read = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent");
const pair = (parameter) => (property) => [property.getParameter(parameter), property.getFirstValue()];
say("ical.js", pair("altrep")(read.getFirstProperty("location")), read.getAllProperties("attendee").map(pair("cn")));
JS
seen=$(node read.mjs)
echo "$seen"
[ "$seen" = 'node-ical
  "https://example.com/plan = Hall 3
  "Quality = mailto:a@example.com
  Lab: N. N. = mailto:b@example.com
  N. N. = mailto:c@example.com
ical
  "https://example.com/plan = Hall 3
  "Quality = mailto:a@example.com
  "Lab: N. N." = mailto:b@example.com
  "N. N." = mailto:c@example.com
ical2json
  "https = //example.com/plan;hall=3":Hall 3
  "Quality = mailto:a@example.com
  "Lab =  N. N.":mailto:b@example.com
  "N. N." = mailto:c@example.com
ical.js
  https://example.com/plan;hall=3 = Hall 3
  Quality; N. N. = mailto:a@example.com
  Lab: N. N. = mailto:b@example.com
  N. N. = mailto:c@example.com' ]
