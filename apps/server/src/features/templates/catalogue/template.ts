import type { EmploymentType } from '@nimble/contracts/jobs';

type Words = [question: string, seconds: 60 | 120 | 180];

type Posting = {
  /** One line for the card, for recruiters. */
  summary: string;
  /** The paragraphs of the posting, for candidates. */
  description: readonly string[];
  questions: [Words, Words, Words];
};

/** A template of the catalogue: the first two questions are required, the third is optional. */
export function template(id: number, role: string, { summary, description, questions }: Posting) {
  return {
    id,
    title: `${role} Template`,
    summary,
    description: description.join('\n\n'),
    questions: questions.map(([question, seconds], index) => ({
      question,
      time_limit: seconds,
      required: index < 2,
      order: index + 1,
    })),
  };
}

/** The templates of one category. */
export type TemplatesByType = Record<EmploymentType, readonly ReturnType<typeof template>[]>;
