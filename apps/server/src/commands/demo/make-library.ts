import { type DemoStage, type DemoTag, libraryQuestions, stages, tags } from './library.ts';
import type { Making, Team } from './making.ts';

/** The ids of what a company keeps for its jobs and candidates. */
export type Kept = {
  /** By the text of the question. */
  questions: ReadonlyMap<string, number>;
  stages: ReadonlyMap<DemoStage, number>;
  tags: ReadonlyMap<DemoTag, number>;
};

/** The company's question library, stages and tags. */
export async function makeLibrary({ services }: Making, { Elena, Theo }: Team): Promise<Kept> {
  const kept = {
    questions: new Map<string, number>(),
    stages: new Map<DemoStage, number>(),
    tags: new Map<DemoTag, number>(),
  };
  for (const { question, seconds, tags: words, difficulty, criteria } of libraryQuestions) {
    const { id } = await services.questionLibrary.create(Theo, {
      content: { question, time_limit: seconds, required: true },
      tags: [...words],
      difficulty,
      criteria: [...criteria],
    });
    kept.questions.set(question, id);
  }
  for (const [name, status] of Object.entries(stages))
    kept.stages.set(name as DemoStage, (await services.stages.create(Elena, { name, status })).id);
  for (const [name, color] of Object.entries(tags))
    kept.tags.set(name as DemoTag, (await services.tags.create(Elena, { name, color })).id);
  return kept;
}
