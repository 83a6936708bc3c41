import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beforeDraw, drawQuestions } from './draw.ts';

/** A job with up to 20 questions in up to 3 pools, each with more questions than it draws. */
const job = fc.array(fc.constantFrom(null, 1, 2, 3), { minLength: 1, maxLength: 20 }).chain((places) => {
  const questions = places.map((pool, index) => ({ id: 100 + index * 7, pool }));
  const sizes = [1, 2, 3].map((pool) => places.filter((each) => each === pool).length);
  const pools = sizes.map((size) =>
    size < 2 ? fc.constant({ draw: 1 }) : fc.record({ draw: fc.integer({ min: 1, max: size - 1 }) }),
  );
  return fc.record({
    questions: fc.constant(questions),
    pools: fc.tuple(...pools),
    sizes: fc.constant(sizes),
  });
});

test('the same seed draws the same questions, wherever else they stand', () => {
  fc.assert(
    fc.property(job, fc.string(), ({ questions, pools }, seed) => {
      const drawn = drawQuestions(seed, questions, pools);
      expect(drawQuestions(seed, questions, pools)).toEqual(drawn);
      const turned = drawQuestions(seed, questions.toReversed(), pools);
      expect(turned.toReversed()).toEqual(drawn);
    }),
  );
});

test('no question comes twice, each pool gives as many as it draws, and the order stays', () => {
  fc.assert(
    fc.property(job, fc.string(), ({ questions, pools, sizes }, seed) => {
      const drawn = drawQuestions(seed, questions, pools);
      const ids = drawn.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(ids.toSorted((one, other) => one - other));
      for (const [index, { draw }] of pools.entries())
        expect(drawn.filter(({ pool }) => pool === index + 1)).toHaveLength(
          Math.min(draw, sizes[index] ?? 0),
        );
      const outside = ({ pool }: { pool: number | null }) => pool === null;
      expect(drawn.filter(outside)).toEqual(questions.filter(outside));
    }),
  );
});

const five = [11, 12, 13, 14, 15].map((id) => ({ id, pool: 1 }));
const draws = 10_000;

/** Of χ², for one chance in 10,000: a right draw fails about never, since its seeds are always the same. */
const critical: Readonly<Record<number, number>> = { 4: 23.51, 9: 33.72 };

function chiSquare(counts: readonly number[], expected: number): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

test('over 10,000 draws every question, and every pair, comes about equally often', () => {
  const single = new Map(five.map(({ id }) => [id, 0]));
  const pairs = new Map<string, number>();
  for (let seed = 0; seed < draws; seed += 1) {
    const drawn = drawQuestions(`seed ${seed}`, five, [{ draw: 2 }]).map(({ id }) => id);
    for (const id of drawn) single.set(id, (single.get(id) ?? 0) + 1);
    pairs.set(drawn.join(), (pairs.get(drawn.join()) ?? 0) + 1);
  }
  expect(pairs.size).toBe(10);
  expect(chiSquare([...pairs.values()], draws / 10)).toBeLessThan(critical[9] ?? 0);
  // Two of five in each draw: the counts vary less than those of single draws, so this bound is even wider.
  expect(chiSquare([...single.values()], (draws * 2) / 5)).toBeLessThan(critical[4] ?? 0);
});

test('an unfair draw would fail these bounds', () => {
  const counts = [1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 850, 1150];
  expect(chiSquare(counts, draws / 10)).toBeGreaterThan(critical[9] ?? 0);
});

test('two pools of one job are drawn independently', () => {
  const questions = [1, 2, 3, 4].map((id) => ({ id, pool: id <= 2 ? 1 : 2 }));
  const counts = new Map<string, number>();
  for (let seed = 0; seed < draws; seed += 1) {
    const drawn = drawQuestions(`seed ${seed}`, questions, [{ draw: 1 }, { draw: 1 }]);
    const key = drawn.map(({ id }) => id).join();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  expect([...counts.keys()].toSorted()).toEqual(['1,3', '1,4', '2,3', '2,4']);
  // Three degrees of freedom.
  expect(chiSquare([...counts.values()], draws / 4)).toBeLessThan(21.11);
});

test('before the draw, a pool shows no texts, and the most that it can take', () => {
  const onVideo = { format: 'video' } as const;
  const inWriting = { format: 'text', maximumCharacters: 500, maximumWords: null } as const;
  const question = (id: number, pool: number | null, time_limit_seconds: number, required = false) => ({
    id,
    pool,
    question: `Question ${id}`,
    time_limit_seconds,
    required,
    media_id: id,
    formats: [id === 3 ? onVideo : inWriting],
  });
  const questions = [
    question(1, 1, 60),
    question(2, null, 90),
    question(3, 1, 300, true),
    question(4, 1, 120),
  ];
  expect(beforeDraw(questions, [{ draw: 2 }])).toEqual([
    {
      id: -1,
      pool: 1,
      question: '',
      time_limit_seconds: 300,
      required: true,
      media_id: null,
      formats: [onVideo],
    },
    question(2, null, 90),
    {
      id: -3,
      pool: 1,
      question: '',
      time_limit_seconds: 120,
      required: true,
      media_id: null,
      formats: [onVideo],
    },
  ]);
  expect(beforeDraw(questions, [])).toEqual(questions);
});
