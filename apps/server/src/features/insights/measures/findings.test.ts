import type { FaceView } from '@nimble/faces';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textOfStatement } from '../shown/statement-texts.ts';
import { behavioralOf, findingsOf } from './findings.ts';
import type { Answer, Interview } from './interview.ts';
import { pictureOf, sharesOf } from './picture.ts';
import { statementsOf } from './statements.ts';

const level: Answer['voice'] = {
  voicedSeconds: 0,
  medianPitch: null,
  pitchSpread: null,
  loudSeconds: 0,
  loudnessSpread: null,
  flattest: null,
  liveliest: null,
};

/** Words of half a second each, from the first second on. */
const said = (text: string, from = 1) =>
  text
    .split(' ')
    .map((word, index) => ({ word, start: from + index / 2, end: from + index / 2 + 0.4, confidence: null }));

function answer(changes: Partial<Answer> = {}): Answer {
  const words = changes.words ?? [];
  const end = words.at(-1)?.end ?? 0;
  const speech = words.length === 0 ? [] : [{ start: 1, end }];
  const question = 'What do you bake?';
  return {
    responseId: 7,
    number: 1,
    question,
    durationSeconds: end + 1,
    words,
    speech,
    voice: level,
    ...changes,
  };
}

function interview(answers: Answer[], changes: Partial<Interview> = {}): Interview {
  return {
    answers,
    hasWords: answers.some(({ words }) => words.length > 0),
    questions: answers.map(({ speech }) => ({
      isRequired: true,
      limitSeconds: 60,
      speechSeconds: speech.reduce((total, { start, end }) => total + end - start, 0),
    })),
    stemsOf: (_, text) =>
      text
        .toLowerCase()
        .split(/\W+/)
        .filter((word) => word.length > 3 || word === 'um' || word === 'uh')
        .map((word) => word.replace(/(ing|ed|s|e)$/, '')),
    jobText: 'Baker of bread and cakes',
    ...changes,
  };
}

const valueOf = (given: Interview, name: string) => {
  const found = findingsOf(given).measures.find((measure) => measure.name === name);
  return found?.state === 'measured' ? found.value : found?.state;
};

const different = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');

test('pace is words over speech time, and pauses do not slow it', () => {
  const words = said(different(60));
  expect(valueOf(interview([answer({ words, speech: [{ start: 1, end: 31 }] })]), 'pace')).toBe(120);
  const halves = [
    { start: 1, end: 16 },
    { start: 46, end: 61 },
  ];
  const paused = interview([answer({ words, speech: halves, durationSeconds: 62 })]);
  expect(valueOf(paused, 'pace')).toBe(120);
  expect(valueOf(paused, 'pauses')).toBe(0.5);
  const [, pauses] = findingsOf(paused).measures;
  expect(pauses?.evidence).toMatchObject([{ number: 1, start: 16, end: 46 }]);
  expect(statementsOf(paused, findingsOf(paused).measures).weaknesses.map(textOfStatement)[0]).toBe(
    'Long silences: 50% of the time between first and last word is silent, with 1 pause of 2.5 seconds or more: answer 1 at 0:16.',
  );
});

test('a pace above the method’s limit is not called easy to follow', () => {
  const fast = interview([answer({ words: said(different(60)), speech: [{ start: 1, end: 19.65 }] })]);
  expect(Math.round(Number(valueOf(fast, 'pace')))).toBe(193);
  const { strengths, weaknesses } = statementsOf(fast, findingsOf(fast).measures);
  for (const text of [...strengths, ...weaknesses].map(textOfStatement))
    expect(text).not.toContain('words per minute');
});

test('fillers and restarts are counted where they are', () => {
  const words = said(`um I baked I baked uh bread very very well ${different(40)}`);
  const given = interview([answer({ words })]);
  expect(valueOf(given, 'fillers')).toBeCloseTo(4);
  expect(valueOf(given, 'restarts')).toBeCloseTo(2);
  const fillers = findingsOf(given).measures.find(({ name }) => name === 'fillers');
  expect(fillers?.evidence).toMatchObject([
    { quote: 'um', start: 1 },
    { quote: 'uh', start: 3.5 },
  ]);
});

test('vocabulary is the same for a text once and repeated', () => {
  const text = `${different(30)} ${different(30)}`;
  const once = valueOf(interview([answer({ words: said(text) })]), 'vocabulary');
  const twice = valueOf(
    interview([answer({ words: said(text) }), answer({ words: said(text) })]),
    'vocabulary',
  );
  expect(once).toBeCloseTo(0.6, 1);
  expect(twice).toBe(once);
  expect(valueOf(interview([answer({ words: said(different(60)) })]), 'vocabulary')).toBe(1);
});

test('an answer about the question and the job scores higher than another one, and a statement quotes it', () => {
  const met = interview([answer({ words: said(`I bake bread and cakes ${different(60)}`) })]);
  const missed = interview([answer({ words: said(different(65)) })]);
  expect(valueOf(met, 'relevance')).toBeGreaterThan(0.9);
  expect(valueOf(missed, 'relevance')).toBe(0);
  const { strengths } = statementsOf(met, findingsOf(met).measures);
  expect(strengths.map(textOfStatement).at(-1)).toContain(
    'Answer 1 addresses the question: "bake" at 0:01, and 2 words of the job.',
  );
  const { weaknesses } = statementsOf(missed, findingsOf(missed).measures);
  expect(weaknesses.map(textOfStatement).at(-1)).toMatch(/^Answer 1 shares few words with its question/);
});

test('a measure counts only the answers that it was measured in', () => {
  const lively = { voicedSeconds: 20, pitchSpread: 6, loudSeconds: 20, loudnessSpread: 5 };
  const passage = { start: 2, end: 12, pitchSpread: 8 };
  const measuredOnce = interview([
    answer({ words: said(different(60)), voice: { ...level, ...lively, liveliest: passage } }),
    answer({ number: 2, words: said(different(60)) }),
    answer({ number: 3 }),
  ]);
  const { measures } = findingsOf(measuredOnce);
  const answersOf = (name: string) => measures.find((measure) => measure.name === name)?.from.answers;
  expect(answersOf('pitch')).toBe(1);
  expect(answersOf('loudness')).toBe(1);
  expect(answersOf('completeness')).toBe(2);
  expect(answersOf('pace')).toBe(2);
  // The number is of all answers, the passage only an example.
  expect(statementsOf(measuredOnce, measures).strengths.map(textOfStatement)).toContain(
    'The voice is lively: its pitch varies by 6.0 semitones, most in answer 1, 0:02–0:12.',
  );
});

test('every statement names a moment, also about something missing', () => {
  const fluent = interview([answer({ words: said(different(60)) })]);
  const { strengths } = statementsOf(fluent, findingsOf(fluent).measures);
  expect(strengths.map(textOfStatement)).toContain(
    'Few filler sounds: none was recognized in 60 words. Measured over answer 1, 0:01–0:30.',
  );
  for (const { evidence } of strengths) expect(evidence).not.toEqual([]);
});

test('too little speech gives no number, and no words no overall score', () => {
  const short = interview([answer({ words: said('Yes of course') })]);
  const { measures, overallScore, performance } = findingsOf(short);
  expect(overallScore).toBeNull();
  expect(performance.confidence).toBeNull();
  expect(measures.filter(({ state }) => state === 'measured').map(({ name }) => name)).toEqual([
    'completeness',
  ]);
  const heardOnly = interview([answer({ speech: [{ start: 0, end: 30 }], durationSeconds: 30 })]);
  expect(valueOf(heardOnly, 'pace')).toBe('noWords');
  expect(valueOf(heardOnly, 'pauses')).toBe(0);
  expect(findingsOf(heardOnly).performance.professionalism).toBeNull();
});

test('answers without any speech are no weakness of the person', () => {
  const silent = interview([answer({ durationSeconds: 20 }), answer({ number: 2, durationSeconds: 20 })]);
  const { measures } = findingsOf(silent);
  expect(measures.find(({ name }) => name === 'completeness')).toMatchObject({ value: 0 });
  expect(statementsOf(silent, measures)).toEqual({ strengths: [], weaknesses: [] });
});

const second = fc.double({ min: -5, max: 700, noNaN: true });
const anyAnswer = fc
  .record({
    texts: fc.array(fc.oneof(fc.constantFrom('um', 'bake', 'the', ''), fc.string({ maxLength: 12 })), {
      maxLength: 90,
    }),
    times: fc.array(second, { minLength: 2, maxLength: 20 }),
    durationSeconds: fc.double({ min: 0, max: 600, noNaN: true }),
    pitchSpread: fc.option(fc.double({ min: 0, max: 40, noNaN: true })),
    voicedSeconds: fc.double({ min: 0, max: 600, noNaN: true }),
  })
  .map(({ texts, times, durationSeconds, pitchSpread, voicedSeconds }) => {
    const sorted = times.toSorted((one, other) => one - other);
    const passage = pitchSpread === null ? null : { start: 590, end: 600, pitchSpread };
    return answer({
      durationSeconds,
      words: texts.map((word, place) => {
        const start = times[place % times.length] ?? 0;
        return { word, start, end: start - 1 + (place % 3), confidence: null };
      }),
      speech: sorted
        .slice(1)
        .flatMap((end, place) => (place % 2 ? [] : [{ start: sorted[place] ?? 0, end }])),
      voice: { ...level, voicedSeconds, pitchSpread, flattest: passage, liveliest: passage },
    });
  });

/** Answers of 18 seconds with counts of faces. */
function viewed(views: readonly (FaceView | undefined)[]) {
  const answers = views.map((_view, index) => ({
    responseId: index + 1,
    number: index + 1,
    durationSeconds: 18,
  }));
  const known = views.flatMap((view, index) => (view === undefined ? [] : [[index + 1, view] as const]));
  return [answers, new Map(known)] as const;
}

const view = fc.record({
  inView: fc.nat(90),
  rest: fc.nat(90),
  blank: fc.nat(90),
  part: fc.double({ min: 0, max: 1, noNaN: true }),
});
const anyPicture = fc
  .tuple(fc.array(fc.option(view, { nil: undefined }), { maxLength: 4 }), fc.boolean())
  .map(([views, isOver]) => {
    const counted = views.map(
      (each) =>
        each && {
          frames: each.inView + each.rest,
          blank: each.blank,
          inView: each.inView,
          turned: Math.floor(each.inView * each.part),
          outOfView: [],
        },
    );
    return pictureOf(...viewed(counted), isOver);
  });
const sharesIn = ({ picture: _picture, ...shares }: ReturnType<typeof behavioralOf>) => Object.values(shares);

test('whatever an engine returns, scores are between 0 and 1 and evidence is inside its answer', () => {
  fc.assert(
    fc.property(fc.array(anyAnswer, { maxLength: 4 }), anyPicture, (answers, picture) => {
      const given = interview(answers);
      const { measures, performance, overallScore } = findingsOf(given);
      const parts = [
        ...measures.map(({ score }) => score),
        ...Object.values(performance),
        ...sharesIn(behavioralOf(measures, picture)),
        overallScore === null ? null : overallScore / 100,
      ];
      for (const part of parts) if (part !== null && !(part >= 0 && part <= 1)) throw new Error(`${part}`);
      const { strengths, weaknesses } = statementsOf(given, measures);
      const longest = Math.max(0, ...answers.map(({ durationSeconds }) => durationSeconds));
      for (const { evidence } of [...measures, ...strengths, ...weaknesses])
        for (const { start, end } of evidence)
          if (!(start >= 0 && start <= end && end <= longest))
            throw new Error(`${start}–${end} of ${longest}`);
    }),
    { numRuns: 300 },
  );
});

test('a picture gives a number only with enough visible frames, and names what was left out', () => {
  const view = { frames: 20, blank: 2, inView: 15, turned: 12, outOfView: [{ start: 3, end: 9 }] };
  const seen = (views: (typeof view | undefined)[], isOver = true) => pictureOf(...viewed(views), isOver);
  const whole = seen([view, { ...view, outOfView: [{ start: 0, end: 20 }] }]);
  expect(whole).toMatchObject({
    state: 'measured',
    frames: 40,
    blank: 4,
    inView: 30,
    turned: 24,
    leftOut: [],
  });
  expect(whole.outOfView).toEqual([
    { responseId: 1, number: 1, start: 3, end: 9, quote: null },
    { responseId: 2, number: 2, start: 0, end: 18, quote: null },
  ]);
  expect(sharesOf(whole)).toEqual({ engagement: 0.75, eyeContact: 0.8 });

  const partly = seen([undefined, view]);
  expect(partly).toMatchObject({ state: 'measured', leftOut: [1], outOfView: [{ number: 2 }] });
  const without = { engagement: null, eyeContact: null };
  for (const [picture, state] of [
    [seen([undefined, view], false), 'waiting'],
    [seen([undefined, undefined]), 'unavailable'],
    [seen([{ ...view, frames: 9, inView: 9, turned: 9 }]), 'notEnough'],
    [seen([{ ...view, frames: 0, inView: 0, turned: 0, blank: 60 }]), 'notEnough'],
  ] as const) {
    expect(picture.state).toBe(state);
    expect(sharesOf(picture)).toEqual(without);
  }
  const noFace = seen([{ ...view, inView: 0, turned: 0 }]);
  expect(sharesOf(noFace)).toEqual({ engagement: 0, eyeContact: null });
  expect(sharesOf(seen([{ ...view, inView: 9, turned: 9 }]))).toEqual({ engagement: 0.45, eyeContact: null });
});
