#!/usr/bin/env bash
# Spreadsheet::ParseExcel 0.65, and Spreadsheet::ParseXLSX 0.27 and Spreadsheet::XLSX 0.17 that show values by it (Perl, Debian 12), read a workbook.
# Expected: what Excel and LibreOffice show (ECMA-376, 18.8.31): with [h]:mm, 1:30 for one hour and a half, and 30:00 for thirty hours; "General mm" around
#           a value shows the value; what is behind a semicolon shows a negative number without its minus sign, as (3) for -3 with 0;(0).
# Seen:     the minutes of [h]:mm are the month of the year 1900: 1:01 and 30:01. "General" shows instead of the value. The sign stands twice: −-3,
#           "moins -3". h:mm, [h]:mm:ss, 0.0" mm" and 0;-0 are right.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/perl.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
perl_ready "$folder" libspreadsheet-parseexcel-perl=0.6500-4~deb12u1 libspreadsheet-parsexlsx-perl=0.27-3+deb12u2 libspreadsheet-xlsx-perl=0.17-1 \
	libspreadsheet-writeexcel-perl libexcel-writer-xlsx-perl
cd "$folder"
cat >read.pl <<'PL'
use strict;
use utf8;
use Spreadsheet::WriteExcel;
use Excel::Writer::XLSX;
use Spreadsheet::ParseExcel;
use Spreadsheet::ParseXLSX;
use Spreadsheet::XLSX;
binmode STDOUT, ":utf8";
my @cells = (
  [0.0625, "[h]:mm"], [1.25, "[h]:mm"], [12.5, 'General" mm"'], [-3, '0;"moins "0'], [-3, '0;−0'],
  [0.0625, "h:mm"], [1.25, "[h]:mm:ss"], [12.5, '0.0" mm"'], [-3, "0;-0"]);
for my $book (Spreadsheet::WriteExcel->new("report.xls"), Excel::Writer::XLSX->new("report.xlsx")) {
  my $sheet = $book->add_worksheet();
  $sheet->write_number($_, 0, $cells[$_][0], $book->add_format(num_format => $cells[$_][1])) for 0 .. $#cells;
  $book->close();
}
my $old = Spreadsheet::ParseExcel->new->parse("report.xls")->worksheet(0);
my $new = Spreadsheet::ParseXLSX->new->parse("report.xlsx")->worksheet(0);
my $other = Spreadsheet::XLSX->new("report.xlsx")->{Worksheet}[0]{Cells};
for my $row (0 .. $#cells) {
  # Spreadsheet::XLSX gives bytes.
  my $bytes = $other->[$row][0]->value;
  utf8::decode($bytes);
  print join(" | ", "$cells[$row][0] as $cells[$row][1]", $old->get_cell($row, 0)->value, $new->get_cell($row, 0)->value, $bytes), "\n";
}
PL
perl read.pl | tee seen
[ "$(cat seen)" = '0.0625 as [h]:mm | 1:01 | 1:01 | 1:01
1.25 as [h]:mm | 30:01 | 30:01 | 30:01
12.5 as General" mm" | General mm | General mm | General mm
-3 as 0;"moins "0 | moins -3 | moins -3 | moins -3
-3 as 0;−0 | −-3 | −-3 | −-3
0.0625 as h:mm | 1:30 | 1:30 | 1:30
1.25 as [h]:mm:ss | 30:00:00 | 30:00:00 | 30:00:00
12.5 as 0.0" mm" | 12.5 mm | 12.5 mm | 12.5 mm
-3 as 0;-0 | -3 | -3 | -3' ]
