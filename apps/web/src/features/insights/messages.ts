/** Texts of the automated insights' settings. */
export const insightsSettingsMessages = {
  title: 'Automated insights',
  text: 'Nothing is computed about a candidate who has not agreed to it: before the interview each is asked, separately from the consent to be recorded, and may decline without any drawback. No insight decides anything by itself.',
  insights: 'Insights from words and voice',
  insightsText:
    'Pace, pauses, filler words, variation, and whether the question is answered. Each number says what was measured and where in the video.',
  behavioral: 'Delivery seen in the picture',
  behavioralText:
    'How much of the time the face is in view and turned to the camera, and how often a sentence is begun again. Never a guess at emotions. Candidates are asked for this by itself.',
  readOnly: 'Your role may see this and not change it.',
  saved: 'Insight settings saved',
  saveFailed: 'Failed to save the insight settings',
  loading: 'Loading insight settings',
  loadFailed: 'Failed to load the insight settings',
  retry: 'Try Again',
} as const;
