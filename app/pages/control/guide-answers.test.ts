import { expect, test } from "vitest";
import { drawnMethods, methodNames } from "#app/site/site.server.ts";
import { questions, worryAnswers, type Question } from "#model/schema/pages/control.ts";
import { advice, leadsOn } from "./guide-answers.server.ts";

const names = Object.keys(questions) as Question[];
const isQuestion = (name: string): name is Question => name in questions;

/** Every path from a question to an answer. */
function pathsFrom(name: string, walked: readonly string[] = []): string[][] {
  expect(walked, "no question leads back to itself").not.toContain(name);
  const path = [...walked, name];
  return isQuestion(name) ? questions[name].flatMap((next) => pathsFrom(next, path)) : [path];
}

const paths = pathsFrom("worry");
const advised = (answer: (typeof worryAnswers)[number]) => advice[answer].controls;

test("every path ends at an answer, after three steps at most", () => {
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) {
    expect(worryAnswers).toContain(path.at(-1));
    expect(path.length).toBeLessThanOrEqual(3);
  }
});

test("every question and every answer can be reached", () => {
  const reached = new Set(paths.flat());
  for (const name of [...names, ...worryAnswers].filter((step) => step !== "equipment"))
    expect(reached, name).toContain(name);
});

test("every answer names a control, and none twice", () => {
  for (const controls of worryAnswers.map(advised)) {
    expect(controls.length).toBeGreaterThan(0);
    expect(new Set(controls).size).toBe(controls.length);
  }
});

test.each(methodNames)("without %s no answer names it, and every question still has an answer", (removed) => {
  const left = methodNames.filter((name) => name !== removed);
  const shown = paths.filter((steps) => steps.every((step) => leadsOn(step, left)));
  expect(shown.length).toBeGreaterThan(0);
  for (const path of shown)
    expect(advised(path.at(-1) as (typeof worryAnswers)[number])).not.toContain(removed);
  for (const name of names.filter((question) => question !== "equipment" && leadsOn(question, left)))
    expect(
      shown.filter((path) => path.includes(name)),
      name,
    ).not.toEqual([]);
});

test("every method with a drawing is in an answer", () => {
  const asked = new Set(worryAnswers.flatMap(advised));
  for (const method of drawnMethods) expect(asked, method).toContain(method);
});

test("magnetic particles are proposed only for steel that can be magnetised, or that can be checked with a magnet", () => {
  const magnetic = worryAnswers.filter((answer) => advised(answer).includes("magneticParticle"));
  expect(magnetic).toEqual(["ferromagnetic", "unknownMaterial"]);
});

test("if the surface is examined, visual testing comes first", () => {
  const ofSurfaces = ["penetrant", "coating", "liner"];
  const asked = worryAnswers.map(advised).filter((names) => names.some((name) => ofSurfaces.includes(name)));
  expect(asked.length).toBeGreaterThan(0);
  for (const [first] of asked) expect(first).toBe("visual");
});
