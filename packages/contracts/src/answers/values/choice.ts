import * as z from 'zod/mini';
import { nameField } from '../../fields.ts';
import { answerMessages as messages } from '../answers.messages.ts';

export const fewestOptions = 2;
export const mostOptions = 20;
export const longestOption = 200;
export const longestRequirement = 100;

/** The id of an option within its question; renaming the option does not change it. */
const optionId = z.string(messages.optionIdInvalid).check(z.regex(/^[\w-]{1,20}$/, messages.optionIdInvalid));

const option = z.object({
  id: optionId,
  text: nameField({
    required: messages.optionRequired,
    shortest: 1,
    tooShort: messages.optionRequired,
    longest: longestOption,
    tooLong: messages.optionTooLong,
  }),
  /** Is it among the correct answers? Only the company ever sees this. */
  isRight: z.boolean(),
});

/**
 * What choosing certain options does: the interview ends, or the submission is marked. No status follows from it; a
 * person decides.
 */
export const screeningEffects = ['mark', 'end'] as const;
export type ScreeningEffect = (typeof screeningEffects)[number];

const screening = z.object({
  effect: z.enum(screeningEffects),
  /** What is not met by these options, as the company names it: "Right to work". */
  requirement: nameField({
    required: messages.requirementRequired,
    shortest: 1,
    tooShort: messages.requirementRequired,
    longest: longestRequirement,
    tooLong: messages.requirementTooLong,
  }),
  /** The ids of options; choosing any of them does not meet the requirement. */
  options: z
    .array(optionId)
    .check(
      z.minLength(1, messages.screeningOptionRequired),
      z.maxLength(mostOptions, messages.tooManyOptions),
      z.refine(isEachOnce, messages.optionTwice),
    ),
});

const chosenCount = z
  .number(messages.chosenInvalid)
  .check(
    z.int(messages.chosenInvalid),
    z.minimum(1, messages.chosenInvalid),
    z.maximum(mostOptions, messages.chosenInvalid),
  );

const fields = z.object({
  format: z.literal('choice'),
  /** 2 to 20, in the order in which they are shown. */
  options: z.array(option).check(
    z.minLength(fewestOptions, messages.tooFewOptions),
    z.maxLength(mostOptions, messages.tooManyOptions),
    z.refine((options) => isEachOnce(options.map(({ id }) => id)), messages.optionIdTwice),
    z.refine((options) => isEachOnce(options.map(({ text }) => text.toLowerCase())), messages.optionTwice),
  ),
  minimumChosen: chosenCount,
  /** 1: candidates choose one. */
  maximumChosen: chosenCount,
  screening: z.nullable(screening),
});
type ChoiceFields = z.infer<typeof fields>;

/** One or several of some options. */
export const choiceSettings = fields.check(
  z.refine(
    ({ minimumChosen, maximumChosen, options }) =>
      minimumChosen <= maximumChosen && maximumChosen <= options.length,
    {
      ...messages.chosenInvalid,
      path: ['maximumChosen'],
    },
  ),
  z.refine(canBeRight, { ...messages.rightCountInvalid, path: ['options'] }),
  z.refine(screensSome, { ...messages.screeningOptionUnknown, path: ['screening', 'options'] }),
);

/** The same in answers of the API, whatever the limits are today. */
export const shownChoiceSettings = z.object({
  format: z.literal('choice'),
  options: z.array(z.object({ id: z.string(), text: z.string(), isRight: z.boolean() })),
  minimumChosen: z.number(),
  maximumChosen: z.number(),
  screening: z.nullable(
    z.object({ effect: z.enum(screeningEffects), requirement: z.string(), options: z.array(z.string()) }),
  ),
});

/** What a candidate knows: neither what is right, nor which options do not meet a requirement. */
export const candidateChoiceSettings = z.object({
  format: z.literal('choice'),
  options: z.array(z.object({ id: z.string(), text: z.string() })),
  minimumChosen: z.number(),
  maximumChosen: z.number(),
  /** Some of the options end the interview. */
  mayEnd: z.boolean(),
});

/** Several right options of which all must be chosen can be, and are neither too many nor too few. */
function canBeRight({ options, minimumChosen, maximumChosen }: ChoiceFields): boolean {
  const right = options.filter(({ isRight }) => isRight).length;
  if (right === 0 || maximumChosen === 1) return true;
  return minimumChosen <= right && right <= maximumChosen;
}

/** Every named option exists, and enough others remain to meet the requirement. */
function screensSome({ options, minimumChosen, screening }: ChoiceFields): boolean {
  if (screening === null) return true;
  const ids = new Set(options.map(({ id }) => id));
  return screening.options.every((id) => ids.has(id)) && ids.size - screening.options.length >= minimumChosen;
}

function isEachOnce(list: readonly string[]): boolean {
  return new Set(list).size === list.length;
}

/** The ids of chosen options; a draft may have none yet. */
export const choiceValue = z.object({
  format: z.literal('choice'),
  chosen: z
    .array(optionId)
    .check(z.maxLength(mostOptions, messages.tooManyOptions), z.refine(isEachOnce, messages.optionTwice)),
});

/** With the texts that the candidate saw, in the order of the options. */
export const keptChoice = z.object({
  format: z.literal('choice'),
  chosen: z.array(z.object({ id: z.string(), text: z.string() })),
});

/** The requirement that these options do not meet; null: none, or it is met. */
export function unmetBy(
  chosen: readonly { id: string }[],
  { screening }: Pick<z.infer<typeof shownChoiceSettings>, 'screening'>,
): { effect: ScreeningEffect; requirement: string } | null {
  if (screening === null || !chosen.some(({ id }) => screening.options.includes(id))) return null;
  const { effect, requirement } = screening;
  return { effect, requirement };
}

type Marked = Pick<z.infer<typeof shownChoiceSettings>, 'options' | 'maximumChosen'>;

/** Is an answer right? One of the right options, or all of several; null where none is marked. */
export function isRightChoice(
  chosen: readonly { id: string }[],
  { options, maximumChosen }: Marked,
): boolean | null {
  const right = new Set(options.filter(({ isRight }) => isRight).map(({ id }) => id));
  if (right.size === 0) return null;
  const isEachRight = chosen.every(({ id }) => right.has(id));
  return isEachRight && chosen.length > 0 && (maximumChosen === 1 || chosen.length === right.size);
}
