import type { TranslatedText } from '@nimble/contracts';
import { videoOnly } from '@nimble/contracts/answers';
import { type EmploymentType, employmentTypes } from '@nimble/contracts/jobs';

type Words = [question: string, seconds: 60 | 120 | 180];

type Posting = {
  /** One line for the card, for recruiters. */
  summary: string;
  /** The paragraphs of the posting, for candidates. */
  description: readonly string[];
  questions: [Words, Words, Words];
};

/** A template of the catalog, in English: the first two questions are required, the third is optional. */
export function template(id: number, role: string, { summary, description, questions }: Posting) {
  return {
    id,
    role,
    summary,
    description: description.join('\n\n'),
    questions: questions.map(([question, seconds], index) => ({
      question,
      time_limit: seconds,
      required: index < 2,
      formats: [...videoOnly],
      order: index + 1,
    })),
  };
}

type Template = ReturnType<typeof template>;

/** The templates of one category. */
export type TemplatesByType = Record<EmploymentType, readonly Template[]>;

/** The English texts of a category by the keys of their translations: `4.role`, `4.question_1`. */
export function postingTexts(templates: TemplatesByType): Readonly<Record<string, TranslatedText>> {
  const texts = employmentTypes.flatMap((type) => templates[type]).flatMap(textsOf);
  return Object.fromEntries(texts.map(([key, text]) => [key, { text }]));
}

function textsOf({ id, role, summary, description, questions }: Template): [key: string, text: string][] {
  return [
    [`${id}.role`, role],
    [`${id}.summary`, summary],
    [`${id}.description`, description],
    ...questions.map(({ question, order }): [string, string] => [questionKey(id, order), question]),
  ];
}

/** The same template with the texts of a translation; its times and what is required stay. */
export function translated(template: Template, textOf: (key: string) => string): Template {
  const { id, questions } = template;
  return {
    ...template,
    role: textOf(`${id}.role`),
    summary: textOf(`${id}.summary`),
    description: textOf(`${id}.description`),
    questions: questions.map((each) => ({ ...each, question: textOf(questionKey(id, each.order)) })),
  };
}

function questionKey(id: number, order: number): string {
  return `${id}.question_${order}`;
}
