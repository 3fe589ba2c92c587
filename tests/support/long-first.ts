import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Kill and start servers, and wait for them: begun last, they would keep one worker busy while the others have no file left. */
const waiting = /\/tests\/http\//;

/** Files that wait the longest come first. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted(
      (one, other) => Number(waiting.test(other.moduleId)) - Number(waiting.test(one.moduleId)),
    );
  }
}
