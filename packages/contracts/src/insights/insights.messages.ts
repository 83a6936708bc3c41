export const insightsMessages = {
  notAllowed: 'The candidate has not agreed to insights, or the company does not use them',
  stillHeard: 'The answers are still being listened to',
  failed: 'The insights could not be computed.',
  modelFailed: 'What is measured is there. The language model that was to be asked gave no usable answer.',
} as const;
