import type { Language } from '@nimble/contracts/languages';
import type { MailAttachment } from '../../../platform/mail/index.ts';
import { invitationTexts } from '../invitation-words.ts';

type Deadline = {
  invitationId: number;
  deadline: Date;
  /** How often the deadline has changed: calendars replace an entry by one with a higher number. */
  sequence: number;
  language: Language;
  company: string;
  job: string;
  /** Every question is answered on video. */
  isOnVideo: boolean;
  /** The personal link. */
  url: string;
  publicUrl: string;
};

/** Calendars know an entry by it, so that a later email moves the deadline instead of adding a second one. */
function identifierOf({ invitationId, publicUrl }: Deadline): string {
  return `invitation-${invitationId}@${new URL(publicUrl).hostname}`;
}

/** The deadline for the candidate's calendar: a moment that does not make them busy. */
export async function deadlineFile(deadline: Deadline): Promise<MailAttachment> {
  const {
    default: createCalendar,
    ICalCalendarMethod,
    ICalEventTransparency,
  } = await import('ical-generator');
  const { language, company, job, url } = deadline;
  const onVideo = deadline.isOnVideo ? 'yes' : 'no';
  const calendar = createCalendar({
    prodId: { company: 'Nimble', product: 'Nimble', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: identifierOf(deadline),
    sequence: deadline.sequence,
    stamp: new Date(),
    start: deadline.deadline,
    summary: invitationTexts(language, 'calendar.title', { company, onVideo }),
    description: `${invitationTexts(language, 'calendar.text', { job, onVideo })}\n${url}`,
    url,
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  return {
    name: 'interview.ics',
    type: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: calendar.toString(),
  };
}
