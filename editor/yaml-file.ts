/** Changes a YAML file without touching the rest of its text. */
import {
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  visit,
  type Document,
  type Node,
} from "yaml";
import { documentOf, notes } from "#model/read/parse-yaml.ts";
import type { Change, Path } from "./protocol.ts";

const nodeAt = (document: Document, path: Path) => document.getIn(path, true) as Node | undefined;

/** Formats a new entry like its siblings: on one line or several, with or without a blank line before it. */
function likeItsSiblings(entry: unknown, siblings: readonly unknown[]): void {
  const sibling = siblings.findLast((other) => other !== entry && isNode(other)) as Node | undefined;
  if (!sibling || !isNode(entry)) return;
  if (isCollection(entry) && isCollection(sibling)) entry.flow = sibling.flow ?? false;
  // The first entry directly follows its key, so it says nothing about blank lines.
  if (siblings.length > 2 && sibling.spaceBefore) entry.spaceBefore = true;
}

function write(document: Document, { path, value }: Extract<Change, { do: "write" }>): void {
  const node = nodeAt(document, path);
  const around = path.length === 1 ? document.contents : nodeAt(document, path.slice(0, -1));
  // Change the node's value, so that its quotes and the comment after it stay.
  if (isScalar(node) && typeof value !== "object") node.value = value;
  else if (node || !isMap(around)) document.setIn(path, document.createNode(value));
  else {
    const pair = document.createPair(path.at(-1), value);
    around.add(pair);
    const { items } = around;
    for (const part of ["key", "value"] as const)
      likeItsSiblings(
        pair[part],
        items.map((item) => item[part]),
      );
  }
}

function insert(document: Document, { path, value }: Extract<Change, { do: "insert" }>): void {
  const list = nodeAt(document, path.slice(0, -1));
  if (!isSeq(list)) throw new Error(`There is no list at ${path.slice(0, -1).join(".")}`);
  const entry = document.createNode(value);
  list.items.splice(Number(path.at(-1)), 0, entry);
  likeItsSiblings(entry, list.items);
}

/** Removes an entry, and the comment above it. The parser takes one above the first entry for a comment of the whole group. */
function remove(document: Document, path: Path): void {
  const around = path.length === 1 ? document.contents : nodeAt(document, path.slice(0, -1));
  if (isCollection(around)) {
    const [first, ...others] = around.items.map((item) => (isPair(item) ? item.key : item));
    const isFirst = isMap(around) ? isScalar(first) && first.value === path.at(-1) : path.at(-1) === 0;
    // If others have comments of their own, it is that of the first entry.
    const ofEntries = others.some((other) => isNode(other) && other.commentBefore);
    if (isFirst && ofEntries) around.commentBefore = null;
  }
  document.deleteIn(path);
}

function settle(document: Document, path: Path): void {
  const node = nodeAt(document, path);
  if (!node?.comment) return;
  const rest = notes.reduce((comment, note) => comment.replace(note, ""), node.comment).trimEnd();
  node.comment = rest === "" ? null : rest;
}

/** Applies changes to a YAML file; keeps comments, order, quotes and anchors. @throws when the file has no place for a change */
export function changedYaml(text: string, changes: readonly Change[]): string {
  const document = documentOf(text);
  const [error] = document.errors;
  if (error) throw error;
  for (const change of changes) {
    if (change.do === "write") write(document, change);
    else if (change.do === "insert") insert(document, change);
    else if (change.do === "remove") remove(document, change.path);
    else settle(document, change.path);
  }
  return document.toString({ lineWidth: 0 });
}

export function samplesIn(text: string): Path[] {
  if (!notes.some((note) => text.includes(note))) return [];
  const document = parseDocument(text);
  const found: Path[] = [];
  visit(document, {
    Node: (key, node, ancestors) => {
      const { comment } = node;
      if (!comment || !notes.some((note) => comment.includes(note))) return;
      const steps = ancestors.flatMap((ancestor, index): Path => {
        const below = ancestors[index + 1] ?? node;
        if (isPair(ancestor)) return [String(isScalar(ancestor.key) ? ancestor.key.value : ancestor.key)];
        return isSeq(ancestor) ? [ancestor.items.indexOf(below)] : [];
      });
      // A comment after the last value of a group belongs to the group (key null), not to a value.
      if (key !== null) found.push(steps);
    },
  });
  return found;
}
