/** Position of an answer in the joined video; `number` from 1 as the interview numbers it. */
export type AnswerPlace = { responseId: number; number: number; startsAt: number; duration: number | null };

/** A moment of one answer, seconds from its start. */
export type Moment = { responseId: number; second: number };

type Answered = {
  answer: { responseId: number; startsAt: number | null; duration: number | null } | null;
};

/** The answers that are part of the joined video, in its order. */
export function placesOf(questions: readonly Answered[]): AnswerPlace[] {
  return questions
    .flatMap(({ answer }, index) =>
      answer === null || answer.startsAt === null
        ? []
        : [
            {
              responseId: answer.responseId,
              number: index + 1,
              startsAt: answer.startsAt,
              duration: answer.duration,
            },
          ],
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
