/** Position of an answer in the joined video; `number` from 1 as the interview numbers it. */
export type AnswerPlace = { responseId: number; number: number; startsAt: number; duration: number | null };

/** A moment of one answer, seconds from its start. */
export type Moment = { responseId: number; second: number };

type Answer = { responseId: number; startsAt: number | null; duration: number | null };

/** The answers to these questions that are part of the joined video, in its order. */
export function placesOf(questions: readonly { answer: Answer | null }[]): AnswerPlace[] {
  return placesOfAnswers(
    questions.flatMap(({ answer }, index) => (answer === null ? [] : [{ ...answer, number: index + 1 }])),
  );
}

/** The same where only the answers are known; questions without one count, too, in their numbers. */
export function placesOfAnswers(answers: readonly (Answer & { number: number })[]): AnswerPlace[] {
  return answers
    .flatMap(({ responseId, number, startsAt, duration }) =>
      startsAt === null ? [] : [{ responseId, number, startsAt, duration }],
    )
    .toSorted((one, other) => one.startsAt - other.startsAt);
}

/** The moment of an answer for a second of the joined video; undefined without answers. */
export function momentAt(places: readonly AnswerPlace[], second: number): Moment | undefined {
  const place = places.findLast(({ startsAt }) => startsAt <= second) ?? places[0];
  if (place === undefined) return undefined;
  const within = Math.max(0, second - place.startsAt);
  return { responseId: place.responseId, second: Math.min(within, place.duration ?? within) };
}

/** The second of the joined video; undefined when the answer is not part of it. */
export function secondOf(places: readonly AnswerPlace[], moment: Moment): number | undefined {
  const place = places.find(({ responseId }) => responseId === moment.responseId);
  return place && place.startsAt + moment.second;
}
