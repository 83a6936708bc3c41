export const insightsMessages = {
  failed: 'The insights could not be computed.',
  notLookedAt: (numbers: readonly number[]) =>
    `The picture of ${numbers.length === 1 ? 'answer' : 'answers'} ${numbers.join(', ')} could not be looked at. All else was measured.`,
  modelFailed: 'The language model gave no usable answer. What was measured is not touched by it.',
} as const;
