import type { TranslatedText } from '@nimble/contracts';

/** Emails that invite candidates to an interview, and remind them of it. */
export const invitationMails = {
  'invitation.subject': {
    text: 'Invitation to a video interview with {company}',
    values: { company: 'text' },
  },
  'invitation.text': {
    text: '{company} would like to get to know you and invites you to a video interview for the job “{job}”.',
    values: { company: 'text', job: 'text' },
  },
  'invitation.message': {
    text: 'A message from {name}: “{message}”',
    values: { name: 'text', message: 'text' },
  },
  'invitation.length': {
    text: 'The interview has {questions, plural, one {# question} other {# questions}} and takes at most {minutes, plural, one {# minute} other {# minutes}}{thinking, select, yes {, including time to think before each answer} other {}}. You answer on video whenever it suits you, without an account. All you need is a camera, a microphone, and a quiet place.',
    values: { questions: 'number', minutes: 'number', thinking: ['yes', 'no'] },
  },
  'invitation.deadline': { text: 'Please finish by {moment}.', values: { moment: 'text' } },
  /** In the candidate's calendar. */
  'calendar.title': { text: 'Deadline: video interview with {company}', values: { company: 'text' } },
  'calendar.text': {
    text: 'Finish your video interview for the job “{job}” by this time:',
    values: { job: 'text' },
  },
  'invitation.contact': {
    text: 'Do you have any questions? Reply to this email, or write to {name} at {address}.',
    values: { name: 'text', address: 'text' },
  },
  'invitation.action': { text: 'Open the interview' },
  'invitation.footer': {
    text: 'You’re receiving this email because {company} invited you. If you don’t want to take part, ignore it.',
    values: { company: 'text' },
  },
  'reminder.subject': { text: 'Reminder: your video interview with {company}', values: { company: 'text' } },
  'reminder.text': {
    text: 'Your video interview with {company} for the job “{job}” is still waiting for you.',
    values: { company: 'text', job: 'text' },
  },
} as const satisfies Readonly<Record<string, TranslatedText>>;
