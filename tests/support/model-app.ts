import { type FakeModel, startFakeModel } from "#tests/model/fake-model.ts";
import { joinStet, written } from "./app-stories.ts";
import { openTestApp, type TestApp } from "./test-app.ts";
import type { Page, Visitor } from "./visitor.ts";

/** The built application with a fake model as its only writer, and somebody who has joined. */
export interface ModelApp {
  model: FakeModel;
  stet: TestApp;
  visitor: Visitor;
  /** The page of a text when nothing is written on it any more. */
  settled(page: Page): Promise<Page>;
  close(): Promise<void>;
}

export async function openModelApp(): Promise<ModelApp> {
  const model = await startFakeModel();
  const stet = await openTestApp("sqlite", {
    models: ["compatible:sample-model"],
    modelBaseUrl: model.baseUrl,
    modelLimits: { connect: 1_000, firstByte: 2_000, idle: 3_000, total: 20_000 },
  });
  const visitor = stet.visitor();
  await joinStet(stet, visitor);
  return {
    model,
    stet,
    visitor,
    settled: (page) => written(visitor, page),
    async close() {
      await stet.close();
      await model.close();
    },
  };
}
