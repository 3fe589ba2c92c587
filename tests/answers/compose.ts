/**
 * `node --import ./app/server/threads/source-hooks.ts tests/answers/compose.ts FOLDER` writes instructions for independent
 * writers: NNN.md holds what a model is told, its answer belongs into NNN.answer.md. With `--take` it takes the answers
 * of a folder back into tests/answers/cases. `--languages` and `--families` print how many there are of each.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { composeInstruction } from "#app/writer/instruction.ts";
import { answerCase, type AskedCase, casesFolder, storedCases, taskFor } from "./cases.ts";
import { plannedCases } from "./plan.ts";
import { requireText } from "./texts.ts";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { take: { type: "boolean", default: false } },
});
const folder = positionals[0] ?? "";
if (folder === "") throw new Error("Name the folder of the instructions.");
const numberOf = ({ id }: AskedCase): string => id.slice(0, 3);

function write(): void {
  const planned = plannedCases();
  mkdirSync(folder, { recursive: true });
  for (const one of planned) {
    const { system, prompt } = composeInstruction(taskFor(one));
    writeFileSync(join(folder, `${numberOf(one)}.md`), `${system}\n\n${prompt}\n`);
  }
  writeFileSync(join(folder, "cases.json"), `${JSON.stringify(planned, null, 1)}\n`);
  writeFileSync(join(folder, "README.md"), howTo);
  const count = (key: (one: AskedCase) => string): string =>
    [...Map.groupBy(planned, key)].map(([name, all]) => `${name} ${String(all.length)}`).join(", ");
  process.stdout.write(
    `${String(planned.length)} instructions in ${folder}\n${count(({ entry }) => entry.slice(0, entry.indexOf("/")))}\n${count(({ source }) => requireText(source.of ?? "").language)}\n`,
  );
}

const howTo = `Each NNN.md is an instruction as a writing model gets it. Answer it as the best model you know would, and put
nothing but that answer into NNN.answer.md: the file is taken letter for letter as what the model wrote.
Read the instruction alone; do not look for how answers are judged.
`;

function take(): void {
  const planned = answerCase
    .omit({ answer: true, takenOff: true, rightRemarks: true })
    .array()
    .parse(JSON.parse(readFileSync(join(folder, "cases.json"), "utf8")));
  mkdirSync(casesFolder, { recursive: true });
  let taken = 0;
  for (const one of planned) {
    const file = join(folder, `${numberOf(one)}.answer.md`);
    if (!existsSync(file)) continue;
    const answer = readFileSync(file, "utf8").trimEnd();
    // What a reader found in an answer stays with it, but not with another one.
    const before = storedCases().find(({ id }) => id === one.id);
    const made = answerCase.parse({ ...(before?.answer === answer ? before : {}), ...one, answer });
    writeFileSync(join(casesFolder, `${one.id}.json`), `${JSON.stringify(made, null, 1)}\n`);
    taken += 1;
  }
  process.stdout.write(`${String(taken)} of ${String(planned.length)} answers taken into ${casesFolder}\n`);
}

if (options.take) take();
else write();
