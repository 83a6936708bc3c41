/** Texts of the automated insights' settings. */
export const insightsSettingsMessages = {
  title: 'Automated insights',
  text: 'Nimble measures only candidates who agree. It asks each of them before the interview, separately from the consent to be recorded, and they can decline without any disadvantage. Insights never decide anything by themselves.',
  legend: 'What your company uses',
  levels: {
    nothing: {
      label: 'Nothing',
      text: 'Nimble measures nothing, shows nothing, and does not ask candidates to agree.',
    },
    facts: {
      label: 'Facts only',
      text: 'Nimble shows what it measured and where in the video: words per minute, pauses, speaking time, filler words, pitch and loudness. No scores, strengths or weaknesses.',
    },
    scores: {
      label: 'Facts and scores',
      text: 'Adds scores from 0 to 100, strengths and weaknesses, and recommendations on the dashboard.',
    },
  },
  lower: {
    nothing: {
      title: 'Stop using insights?',
      text: 'Nimble hides all stored insights now and erases them within moments. If you turn insights on again, Nimble must compute them again. Recordings, transcripts and your team’s scores stay.',
      confirm: 'Stop and erase insights',
    },
    facts: {
      title: 'Use facts without scores?',
      text: 'Nimble hides stored scores, strengths and weaknesses now and erases them within moments. If you turn scores on again, Nimble must compute them again. Measurements and your team’s scores stay.',
      confirm: 'Erase scores',
    },
  },
  behavioral: 'Delivery on camera',
  behavioralText:
    'How often candidates restart a sentence, and how often their face is in view and turned to the camera (one frame per second). Nimble keeps no picture, guesses no emotions and identifies nobody. Candidates agree to this separately.',
  endedByPlan:
    'Your plan does not include AI analysis, so it is turned off. It comes back with the same settings when you choose a plan that includes it.',
  readOnly: 'Your role can view this but not change it.',
  saved: 'Insight settings saved',
  saveFailed: 'Failed to save the insight settings',
  loading: 'Loading insight settings',
  loadFailed: 'Failed to load the insight settings',
  retry: 'Retry',
} as const;

/** Texts of the insights on a submission; those fixed by the specification are verbatim. */
export const insightsMessages = {
  title: 'AI insights',
  none: 'No AI insights available at this moment.',
  notAgreed: 'The candidate has not agreed to insights, or your company does not use them.',
  notYet: 'You can compute insights once the answers are joined and transcribed.',
  noVerdict:
    'Use these measurements to find moments worth watching. They are not a verdict and decide nothing.',
  method: 'How each number is computed, and its limits',
  methodOf: (name: string) => `How it is computed: ${name}`,
  loading: 'Loading insights',
  loadFailed: 'Failed to load the insights',
  start: 'Compute insights',
  withoutScores: 'Nimble measured these facts while your company used no scores.',
  startScores: 'Compute scores',
  started: 'Nimble is computing the insights. They will appear here.',
  startFailed: 'Failed to compute the insights',
  strengths: 'Key strengths',
  noStrengths: 'No key strengths found',
  weaknesses: 'Weaknesses',
  noWeaknesses: 'No weaknesses found',
  measures: 'Measurements',
  delivery: 'Delivery',
  byModel: 'Suggested by a language model',
  partOf: (name: string, part: number | null) =>
    part === null ? `${name}: not measured` : `${name}: ${Math.round(part * 100)} of 100`,
  nothingMeasured: 'The answers contain too little speech or video to measure anything.',
  missing: (names: readonly string[], reason: string) => `${names.join(', ')}: ${lowered(reason)}.`,
  moment: (number: number, time: string) => `Answer ${number} · ${time}`,
  playFrom: (number: number, time: string) => `Answer ${number} · ${time}, play from there`,
  leftOut: (numbers: readonly number[]) =>
    `${numbers.length === 1 ? 'Answer' : 'Answers'} ${numbers.join(', ')} could not be transcribed well enough, so the words are left out.`,
  asked: (model: string) =>
    `${model} suggested the sentences marked this way. Each quote comes from the transcript.`,
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
      '30% flow of speech, 20% variation of the voice, 50% content. Computed only when all three could be measured.',
  },
  performance: {
    confidence: {
      name: 'Confidence',
      hint: 'Flow of speech: pace, pauses, fillers',
      method:
        'The average of pace, pauses and fillers, each on its own scale. It measures how fluently candidates speak, not how they feel.',
    },
    engagement: {
      name: 'Engagement',
      hint: 'Variation of pitch and loudness',
      method: 'The average variation of pitch and loudness. A calm voice is not a lack of interest.',
    },
    professionalism: {
      name: 'Professionalism',
      hint: 'Content: question, words, completeness',
      method:
        'The average of relevance, vocabulary and completeness. It compares words and does not understand them.',
    },
  },
  behavioral: {
    confidence: {
      name: 'Completed sentences',
      hint: 'The opposite of restarts and fillers',
      method: 'The opposite of “Restarts and fillers” below.',
    },
    engagement: {
      name: 'Face in view',
      method:
        'The share of frames with a face in view, at one frame per second. Frames that are too dark or too uniform do not count. The moments listed are those with no face in view for five seconds or more. Face detectors make more mistakes with some skin tones, glasses, masks and lighting; we have not tested this one for that.',
    },
    eyeContact: {
      name: 'Turned to the camera',
      method:
        'The share of frames with a face in which the head is not clearly turned sideways, up or down (12 and 20 degrees by the detector, which underestimates angles). It measures the head, not the eyes: people who read from a screen or look at the person on it may count as turned away. People who cannot or do not want to face a camera are no worse for it.',
    },
    nervousness: {
      name: 'Restarts and fillers',
      hint: 'Rate per 100 words; the true rate can be higher',
      method:
        'Fillers and restarts per hundred words; twelve fill the scale. Speech recognition leaves many of them out.',
    },
  },
  picture: {
    inView: (inView: number, frames: number) =>
      `Face in view in ${inView} of ${frames} sampled ${frames === 1 ? 'frame' : 'frames'}`,
    turned: (turned: number, inView: number) =>
      `In ${turned} of ${inView} ${inView === 1 ? 'frame' : 'frames'} with a face`,
    blank: (blank: number) =>
      `${blank} more ${blank === 1 ? 'frame was' : 'frames were'} too dark or too uniform`,
    leftOut: (numbers: readonly number[]) =>
      `${numbers.length === 1 ? 'Answer' : 'Answers'} ${numbers.join(', ')} could not be analyzed`,
    outOfView: 'No face in view for five seconds or more:',
    tooFewFaces: (inView: number) =>
      `Not measured: only ${inView} ${inView === 1 ? 'frame shows' : 'frames show'} a face`,
    states: {
      measured: '',
      notEnough: (frames: number, blank: number) =>
        `Not measured: only ${frames} usable ${frames === 1 ? 'frame' : 'frames'}${blank === 0 ? '' : `, ${blank} too dark or too uniform`}; ten are needed`,
      waiting: 'Nimble is still analyzing the answers',
      unavailable: 'Not measured: the face detector was missing or failed',
    },
  },
  names: {
    pace: 'Pace',
    pauses: 'Pauses',
    fillers: 'Fillers',
    pitch: 'Pitch',
    loudness: 'Loudness',
    vocabulary: 'Vocabulary',
    relevance: 'Relevance',
    completeness: 'Completeness',
    restarts: 'Restarts',
  },
  values: {
    pace: (value: string) => `${value} words per minute`,
    pauses: (value: string) => `${value} of the speaking time is silence`,
    fillers: (value: string) => `At least ${value} in 100 words`,
    pitch: (value: string) => `Varies by ${value} semitones`,
    loudness: (value: string) => `Varies by ${value} dB`,
    vocabulary: (value: string) => `${value} of 50 consecutive words are different`,
    relevance: (value: string) => `${value} shared words`,
    completeness: (value: string) => value,
    restarts: (value: string) => `At least ${value} in 100 words`,
  },
  methods: {
    pace: 'Words divided by speaking time; pauses do not count.',
    pauses:
      'Measured in the sound: pauses of half a second or more, as a share of the time from the first to the last word. The moments listed are pauses of 2.5 seconds or more.',
    fillers:
      'Sounds such as "um" and "uh" in the transcript. There are at least this many; speech recognition drops many of them.',
    pitch:
      'The range of the voice’s pitch, measured 50 times a second, without its lowest and highest tenth. Voices and languages differ.',
    loudness:
      'The range of the loudness, measured over 0.4 seconds, without its lowest and highest tenth. Many browsers level the loudness while they record.',
    vocabulary:
      'How many of 50 consecutive words are different, averaged over each answer of at least 50 words.',
    relevance:
      'Words that an answer shares with its question and with the job, in any form, without words such as "the". It compares words, not meaning: a good answer in other words scores low.',
    completeness:
      'The share of required questions with a spoken answer (70%), and how much of their time was used (30%); using 30% of the time counts as all of it.',
    restarts:
      'One to three words repeated right away. There are at least this many; they count only toward delivery.',
  },
  /** How each value becomes a score. */
  scales: {
    pace: 'Full marks from 110 to 175 words per minute, none below 60 or above 250.',
    pauses: 'Full marks up to 25%, none from 60%.',
    fillers: 'Full marks up to 2 per hundred words, none from 10.',
    pitch: 'Full marks from 5 semitones, none below 1.',
    loudness: 'Full marks from 8 dB, none below 2.',
    vocabulary: 'Full marks from 80%, none below 50%.',
  } as Readonly<Record<string, string>>,
} as const;

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
