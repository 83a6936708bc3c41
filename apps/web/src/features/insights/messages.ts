/** Texts of the automated insights' settings. */
export const insightsSettingsMessages = {
  title: 'Automated insights',
  text: 'Nothing is computed about candidates who have not agreed to it: each is asked before the interview, separately from the consent to be recorded, and may decline without any disadvantage. No insight decides anything by itself.',
  insights: 'Insights from words and voice',
  insightsText:
    'Pace, pauses, filler words, variation, and whether the question is answered. Each number says what was measured and where in the video.',
  behavioral: 'Delivery seen in the picture',
  behavioralText:
    'How often a sentence is restarted, and in how many frames (one a second is looked at) a face is in view and turned to the camera. No picture is kept, emotions are never guessed and nobody is recognised. Candidates are asked for this separately.',
  endedByPlan:
    'Your plan does not include AI analysis, so it was switched off. It comes back as it was when you choose a plan that includes it.',
  readOnly: 'Your role may see this but not change it.',
  saved: 'Insight settings saved',
  saveFailed: 'Failed to save the insight settings',
  loading: 'Loading insight settings',
  loadFailed: 'Failed to load the insight settings',
  retry: 'Try Again',
} as const;

/** Texts of the insights on a submission; those that spec 2 §2 quotes stand verbatim. */
export const insightsMessages = {
  title: 'AI insights',
  none: 'No AI insights available at this moment.',
  notAgreed: 'The candidate has not agreed to insights, or your company does not use them.',
  notYet: 'They can be computed once the answers are joined and have been listened to.',
  noVerdict: 'Measured to find passages worth watching. Nothing here is a verdict or decides anything.',
  method: 'How each number is computed, and its limits',
  methodOf: (name: string) => `How it is computed: ${name}`,
  loading: 'Loading insights',
  loadFailed: 'Failed to load the insights',
  start: 'Compute insights',
  started: 'The insights are being computed and will appear here.',
  startFailed: 'The insights could not be started',
  strengths: 'Key strengths',
  noStrengths: 'No key strengths found',
  weaknesses: 'Weaknesses',
  noWeaknesses: 'No weaknesses found',
  measures: 'What was measured',
  delivery: 'Delivery',
  byModel: 'Suggested by a language model',
  partOf: (name: string, part: number | null) =>
    part === null ? `${name}: not measured` : `${name}: ${Math.round(part * 100)} of 100`,
  nothingMeasured: 'Too little was said or seen in the answers to measure anything.',
  missing: (names: readonly string[], reason: string) => `${names.join(', ')}: ${lowered(reason)}.`,
  moment: (number: number, time: string) => `Answer ${number} · ${time}`,
  playFrom: (number: number, time: string) => `Answer ${number} · ${time}, play from there`,
  leftOut: (numbers: readonly number[]) =>
    `${numbers.length === 1 ? 'Answer' : 'Answers'} ${numbers.join(', ')} could not be understood well enough, so the words are left out.`,
  asked: (model: string) =>
    `Sentences marked this way were suggested by ${model}; each quote was really said.`,
  from: (answers: number, words: number, seconds: number) =>
    `${answers === 1 ? '1 answer' : `${answers} answers`}, ${words.toLocaleString()} words, ${seconds.toLocaleString()} s of speech`,
  states: {
    measured: '',
    notEnough: 'Not enough speech to measure',
    noWords: 'Not measured: there is no transcript',
  },
  overall: {
    name: 'All measures together',
    hint: 'Weighted average of the three parts; not your team’s score',
    method:
      '30% flow of speech, 20% variation of the voice, 50% content. Only where all three could be measured.',
  },
  performance: {
    confidence: {
      name: 'Confidence',
      hint: 'Flow of speech: pace, pauses, fillers',
      method:
        'The average of pace, pauses and fillers, each on its scale. How fluently somebody speaks, not how they feel.',
    },
    engagement: {
      name: 'Engagement',
      hint: 'Variation of pitch and loudness',
      method: 'The average of how far pitch and loudness move. A calm voice is not a lack of interest.',
    },
    professionalism: {
      name: 'Professionalism',
      hint: 'Content: question, words, completeness',
      method:
        'The average of speaking to the question, vocabulary and completeness. It compares words and does not understand them.',
    },
  },
  behavioral: {
    confidence: {
      name: 'Sentences carried through',
      hint: 'The opposite of restarts and fillers',
      method: 'One minus the part below.',
    },
    engagement: {
      name: 'Face in view',
      method:
        'One frame a second is looked at; this is the share of them with a face in view. Frames too dark or too even to tell do not count. The moments are those where no face was in view for five seconds and more. Such detectors err more with some skin tones, glasses, masks and light; this one was not tested for that here.',
    },
    eyeContact: {
      name: 'Turned to the camera',
      method:
        'Of the frames with a face, those whose head is not clearly turned aside, up or down (12 and 20 degrees by the detector, which measures fewer than there are). The head, not the eyes: who reads from a screen or looks at the person on it may count as turned away, and who cannot or will not face a camera is no worse for it.',
    },
    nervousness: {
      name: 'Restarts and fillers',
      hint: 'By their rate; a lower bound',
      method:
        'Fillers and restarts of a hundred words; twelve fill the scale. Recognisers leave many of them out.',
    },
  },
  picture: {
    inView: (inView: number, frames: number) =>
      `Face in view in ${inView} of ${frames} sampled ${frames === 1 ? 'frame' : 'frames'}`,
    turned: (turned: number, inView: number) =>
      `In ${turned} of ${inView} ${inView === 1 ? 'frame' : 'frames'} with a face`,
    blank: (blank: number) =>
      `${blank} more ${blank === 1 ? 'frame was' : 'frames were'} too dark or too even to tell`,
    leftOut: (numbers: readonly number[]) =>
      `${numbers.length === 1 ? 'Answer' : 'Answers'} ${numbers.join(', ')} could not be looked at`,
    outOfView: 'No face in view for five seconds and more:',
    tooFewFaces: (inView: number) =>
      `Not measured: a face in ${inView} ${inView === 1 ? 'frame' : 'frames'} only`,
    states: {
      measured: '',
      notEnough: (frames: number, blank: number) =>
        `Not measured: ${frames} ${frames === 1 ? 'frame' : 'frames'} could be looked at${blank === 0 ? '' : `, ${blank} ${blank === 1 ? 'was' : 'were'} too dark or too even`}; ten are needed`,
      waiting: 'The answers are still being looked at',
      unavailable: 'Not measured: the face detector was not there or did not work when this was computed',
    },
  },
  names: {
    pace: 'Pace',
    pauses: 'Pauses',
    fillers: 'Fillers',
    pitch: 'Pitch',
    loudness: 'Loudness',
    vocabulary: 'Vocabulary',
    relevance: 'Speaks to the question',
    completeness: 'Completeness',
    restarts: 'Restarts',
  },
  values: {
    pace: (value: string) => `${value} words a minute`,
    pauses: (value: string) => `${value} of the speaking time silent`,
    fillers: (value: string) => `At least ${value} in 100 words`,
    pitch: (value: string) => `Moves over ${value} semitones`,
    loudness: (value: string) => `Moves over ${value} dB`,
    vocabulary: (value: string) => `${value} of 50 words in a row different`,
    relevance: (value: string) => `${value} by words in common`,
    completeness: (value: string) => value,
    restarts: (value: string) => `At least ${value} in 100 words`,
  },
  methods: {
    pace: 'Words divided by the time in which somebody speaks; pauses do not count. Full marks from 110 to 175 words a minute, none below 60 and above 250.',
    pauses:
      'From the sound itself: pauses of half a second or more, as a share of the time from the first to the last word. Full marks up to a quarter, none from 60%. The moments are pauses of 2.5 seconds or more.',
    fillers:
      'Sounds such as "um" and "uh" in the transcript. A lower bound: speech recognisers drop many of them. Full marks up to 2 in a hundred words, none from 10.',
    pitch:
      'The pitch of the voice 50 times a second; how far it moves, without its lowest and highest tenth. Full marks from 5 semitones, none below 1. Voices and languages differ.',
    loudness:
      'Loudness over 0.4 seconds, without its lowest and highest tenth. Full marks from 8 dB, none below 2. Many browsers even out the loudness while they record.',
    vocabulary:
      'How many of 50 words in a row are different, averaged over each answer of at least 50 words. Full marks from 80%, none below half.',
    relevance:
      'Words that an answer shares with its question and with the job, inflected too, without words such as "the". Words, not sense: a good answer in other words scores low.',
    completeness:
      'Required questions that were answered by speaking (70%), and how much of their time was used; 30% of it is as good as all (30%).',
    restarts: 'One to three words that are said again at once. A lower bound, in no score but delivery.',
  },
} as const;

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
