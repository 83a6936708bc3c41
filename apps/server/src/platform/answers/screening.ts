import { type KeptValue, type QuestionFormats, settingsFor, unmetBy } from '@nimble/contracts/answers';
import type { ScreeningOutcome } from '@nimble/contracts/submissions';

export type Screening = { outcome: ScreeningOutcome; unmet: readonly string[] };

/** What the answers say of the requirements that the questions ask for; null where none of them screens. */
export function screeningOf(
  questions: readonly { id: number; formats: QuestionFormats }[],
  responses: readonly { question_id: number; value: KeptValue | null }[],
): Screening | null {
  const valueOf = new Map(responses.map(({ question_id, value }) => [question_id, value]));
  const screened = questions.flatMap(({ id, formats }) => {
    const settings = settingsFor(formats, 'choice');
    return settings === undefined || settings.screening === null
      ? []
      : [{ settings, value: valueOf.get(id) }];
  });
  if (screened.length === 0) return null;
  const unmet = screened.flatMap(({ settings, value }) =>
    value?.format === 'choice' ? (unmetBy(value.chosen, settings) ?? []) : [],
  );
  const isEnded = unmet.some(({ effect }) => effect === 'end');
  return {
    outcome: isEnded ? 'ended' : unmet.length > 0 ? 'unmet' : 'met',
    unmet: unmet.map(({ requirement }) => requirement),
  };
}
