# shellcheck shell=bash
# Writes dbf.mjs into the current folder, for scripts in it, which make tables in DBF (dBASE III+) with it:
#     import { dbf } from "./dbf.mjs";
#     dbf([["NAME", "C", 4, 0], …], [" W1  …", …])   fields: name, type, length, decimals; rows begin with a space, or with * if deleted
dbf_writer() {
	cat >dbf.mjs <<'JS'
export function dbf(fields, rows) {
  const head = Buffer.alloc(32 + 32 * fields.length + 1);
  head.set([3, 126, 3, 2]);
  head.writeUInt32LE(rows.length, 4);
  head.writeUInt16LE(head.length, 8);
  head.writeUInt16LE(rows[0].length, 10);
  fields.forEach(([name, type, length, decimals], i) => {
    head.write(name, 32 + 32 * i);
    head.write(type, 43 + 32 * i);
    head.set([length, decimals], 48 + 32 * i);
  });
  head[head.length - 1] = 13;
  return Buffer.concat([head, Buffer.from(`${rows.join("")}\x1a`)]);
}
JS
}
