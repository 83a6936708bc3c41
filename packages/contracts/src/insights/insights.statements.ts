import type { TranslatedText } from '../texts.ts';

/**
 * What stood out in an interview, by the code that is stored with its numbers; the last four are parts of the others.
 * `moments` and `passages` are `none` where the numbers have no moment.
 */
export const insightStatementTexts = {
  'insight.pace_easy': {
    text: 'Speaks at a pace that is easy to follow: {words, number} words per minute of speech{passages, select, none {} other { ({passages})}}.',
    values: { words: 'number', passages: 'text' },
  },
  'insight.pace_slow': {
    text: 'Speaks slowly: {words, number} words per minute of speech{passages, select, none {} other { ({passages})}}.',
    values: { words: 'number', passages: 'text' },
  },
  'insight.pace_fast': {
    text: 'Speaks fast: {words, number} words per minute of speech{passages, select, none {} other { ({passages})}}.',
    values: { words: 'number', passages: 'text' },
  },
  'insight.pauses_none': {
    text: 'Speaks without long pauses: {share} of the time between first and last word is silent, and no pause lasts {seconds} seconds.',
    values: { share: 'text', seconds: 'text' },
  },
  'insight.pauses_few': {
    text: 'Speaks fluently: {share} of the time between first and last word is silent, with {count, plural, one {# pause} other {# pauses}} of {seconds} seconds or more{moments, select, none {} other {: {moments}}}.',
    values: { share: 'text', seconds: 'text', count: 'number', moments: 'text' },
  },
  'insight.pauses_long': {
    text: 'Long silences: {share} of the time between first and last word is silent, with {count, plural, one {# pause} other {# pauses}} of {seconds} seconds or more{moments, select, none {} other {: {moments}}}.',
    values: { share: 'text', seconds: 'text', count: 'number', moments: 'text' },
  },
  'insight.fillers_none': {
    text: 'Few filler sounds: none was recognized in {words, number} words.',
    values: { words: 'number' },
  },
  'insight.fillers_few': {
    text: 'Few filler sounds: at least {rate} per 100 words, in {words, number} words{moments, select, none {} other {: {moments}}}.',
    values: { rate: 'text', words: 'number', moments: 'text' },
  },
  'insight.fillers_many': {
    text: 'Many filler sounds such as "um": at least {rate} per 100 words, in {words, number} words{moments, select, none {} other {: {moments}}}.',
    values: { rate: 'text', words: 'number', moments: 'text' },
  },
  'insight.pitch_lively': {
    text: 'The voice is lively: its pitch varies by {semitones} semitones{passages, select, none {} other {, most in {passages}}}.',
    values: { semitones: 'text', passages: 'text' },
  },
  'insight.pitch_level': {
    text: 'The voice stays level: its pitch varies by {semitones} semitones{passages, select, none {} other {, least in {passages}}}.',
    values: { semitones: 'text', passages: 'text' },
  },
  'insight.words_varied': {
    text: 'Varied words: {words} of 50 consecutive words are different, on average.',
    values: { words: 'text' },
  },
  'insight.words_repeated': {
    text: 'Repeated words: {words} of 50 consecutive words are different, on average.',
    values: { words: 'text' },
  },
  'insight.answers_spoken': {
    text: 'Gives spoken answers to the required questions: {time} of speech in {answers, plural, one {# answer} other {# answers}}.',
    values: { time: 'text', answers: 'number' },
  },
  'insight.answers_brief': {
    text: 'Leaves questions unanswered or answers them very briefly: {time} of speech in {answers, plural, one {# answer} other {# answers}} (completeness {share}).',
    values: { time: 'text', answers: 'number', share: 'text' },
  },
  'insight.question_addressed': {
    text: 'Answer {number} addresses the question: {quotes}{jobWords, plural, =0 {} one {, and # word of the job} other {, and # words of the job}}.',
    values: { number: 'text', quotes: 'text', jobWords: 'number' },
  },
  'insight.question_missed': {
    text: 'Answer {number} shares few words with its question ({questionWords}) and the job ({jobWords}), {start}–{end}. It may make the same point in other words.',
    values: { number: 'text', questionWords: 'text', jobWords: 'text', start: 'text', end: 'text' },
  },
  'insight.measured_over': {
    text: 'Measured over {passages}.',
    values: { passages: 'text' },
  },
  'insight.moment': {
    text: 'answer {number} at {time}',
    values: { number: 'text', time: 'text' },
  },
  'insight.passage': {
    text: 'answer {number}, {start}–{end}',
    values: { number: 'text', start: 'text', end: 'text' },
  },
  /** Between two moments or passages. */
  'insight.between': { text: '; ' },
  'insight.quote': {
    text: '"{quote}" at {time}',
    values: { quote: 'text', time: 'text' },
  },
} as const satisfies Readonly<Record<string, TranslatedText>>;

type Part =
  | 'insight.measured_over'
  | 'insight.moment'
  | 'insight.passage'
  | 'insight.between'
  | 'insight.quote';
export type InsightStatementCode = Exclude<keyof typeof insightStatementTexts, Part>;
