import type { TemplateCategoryKey } from '@nimble/contracts/templates';

type Words = [question: string, seconds: 60 | 120 | 180];
type Questions = [Words, Words, Words];

/** A template of the catalogue: the first two questions are required, the third is optional (spec 2 §3). */
export function template(id: number, role: string, description: string, questions: Questions) {
  return {
    id,
    title: `${role} Template`,
    description,
    questions: questions.map(([question, seconds], index) => ({
      question,
      time_limit: seconds,
      required: index < 2,
      order: index + 1,
    })),
  };
}

export function category(key: TemplateCategoryKey, templates: readonly ReturnType<typeof template>[]) {
  return templates.map((each) => ({ ...each, category: key }));
}
