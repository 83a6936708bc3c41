import type { TranslatedText } from '@nimble/contracts';

/** Around the company's words in emails that invite candidates to an interview, and remind them of it. */
export const invitationMails = {
  'invitation.message': {
    text: 'A message from {name}: “{message}”',
    values: { name: 'text', message: 'text' },
  },
  'invitation.untimed': {
    text: 'The interview has {questions, plural, one {# question} other {# questions}} and no time limit.',
    values: { questions: 'number' },
  },
  'invitation.length': {
    text: 'The interview has {questions, plural, one {# question} other {# questions}} and takes at most {minutes, plural, one {# minute} other {# minutes}}{thinking, select, yes {, including time to think before each answer} other {}}.',
    values: { questions: 'number', minutes: 'number', thinking: ['yes', 'no'] },
  },
  'invitation.needs': {
    text: 'You answer {needs, select, video {on video } other {}}whenever it suits you, without an account. {needs, select, video {All you need is a camera, a microphone, and a quiet place.} camera {For some questions you need a camera, a microphone, and a quiet place.} microphone {For some questions you need a microphone and a quiet place. You do not need a camera.} other {You need neither a camera nor a microphone.}}',
    values: { needs: ['video', 'camera', 'microphone', 'nothing'] },
  },
  'invitation.questions': { text: 'The questions, so that you can prepare:' },
  /** In the candidate's calendar. */
  'calendar.title': {
    text: 'Deadline: {onVideo, select, yes {video interview} other {interview}} with {company}',
    values: { company: 'text', onVideo: ['yes', 'no'] },
  },
  'calendar.text': {
    text: 'Finish your {onVideo, select, yes {video interview} other {interview}} for the job “{job}” by this time:',
    values: { job: 'text', onVideo: ['yes', 'no'] },
  },
  'invitation.action': { text: 'Open the interview' },
  'invitation.footer': {
    text: 'You’re receiving this email because {company} invited you. If you don’t want to take part, ignore it.',
    values: { company: 'text' },
  },
} as const satisfies Readonly<Record<string, TranslatedText>>;
