#!/usr/bin/env bash
# media-captions 1.0.4, subsrt-ts 2.1.2, @plussub/srt-vtt-parser 2.0.5 and vtt-to-json 0.1.1 (npm) read subtitles of a lesson.
# Expected: a cue ends at 4.5 s also if settings follow (WebVTT, 4.1: `align:start line:0%`), the last cue of a file counts, and in a line of ASS all that
#           follows the ninth comma of ten fields is the text (ASS format specification, Events: the text may have commas).
# Seen:     media-captions makes "12, 5 mm" of 12,5 mm in ASS. subsrt-ts writes ASS in which it reads the first letter of no cue again: 12 becomes 2.
#           @plussub/srt-vtt-parser gives a cue with settings no end (NaN). vtt-to-json drops the last cue, adds empty ones, and has the words 05 for 0.5 and
#           125 for 12.5. No message comes.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" media-captions@1.0.4 subsrt-ts@2.1.2 @plussub/srt-vtt-parser@2.0.5 vtt-to-json@0.1.1
cat >read.mjs <<'JS'
import { parseText } from "media-captions";
import { parse } from "@plussub/srt-vtt-parser";
import subsrt from "subsrt-ts";
import toJson from "vtt-to-json";
const ass = `[Script Info]
ScriptType: v4.00+

[V4+ Styles]
Format: Name, Fontname, Fontsize
Style: Default,Arial,20

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
Dialogue: 0,0:00:01.00,0:00:04.50,Default,,0,0,0,,The wall is 12,5 mm, the weld 11,25 mm.
`;
console.log(`media-captions: ${(await parseText(ass, { type: "ass" })).cues[0].text}`);
const api = subsrt.parse ? subsrt : subsrt.default;
const srt = "1\r\n00:00:01,000 --> 00:00:04,500\r\n12 mm\r\n\r\n2\r\n00:00:05,000 --> 00:00:07,000\r\n0.5 mm\r\n";
const texts = (captions) => captions.filter(({ text }) => text).map(({ text }) => text.trim()).join("; ");
console.log(`subsrt-ts: ${texts(api.parse(srt))}; of its ASS: ${texts(api.parse(api.convert(srt, { format: "ass" }), { format: "ass" }))}`);
const vtt = "WEBVTT\n\n00:01.000 --> 00:04.500 align:start line:0%\nThe pores of 0.5 mm\n\n00:05.000 --> 00:07.000\nThe wall of 12.5 mm\n\n00:08.000 --> 00:09.000\nEnd\n";
console.log(`@plussub/srt-vtt-parser: ${parse(vtt).entries.map(({ from, to }) => `${from}-${to}`).join(", ")}`);
console.log(`vtt-to-json: ${JSON.stringify((await toJson(vtt)).map(({ part, words }) => [part, ...words.map(({ word }) => word)]))}`);
JS
seen=$(node read.mjs)
echo "$seen"
[ "$seen" = 'media-captions: The wall is 12, 5 mm, the weld 11, 25 mm.
subsrt-ts: 12 mm; 0.5 mm; of its ASS: 2 mm; .5 mm
@plussub/srt-vtt-parser: 1000-NaN, 5000-7000, 8000-9000
vtt-to-json: [["The pores of 0.5 mm","the","pores","of","05","mm"],["",""],["The wall of 12.5 mm","the","wall","of","125","mm"]]' ]
