import type { JobDetails } from '@nimble/contracts/jobs';

/** Undefined fields stay as they are. */
type SomeDetails = { [Name in keyof JobDetails]?: JobDetails[Name] | undefined };

/** The columns of the form's advanced section. */
export function detailColumns(details: SomeDetails) {
  const { deadline } = details;
  return {
    department: said(details.department),
    location: said(details.location),
    requirements: said(details.requirements),
    benefits: said(details.benefits),
    salary: said(details.salary),
    welcome: said(details.welcome),
    welcome_media_id: details.welcomeMedia,
    closing_media_id: details.closingMedia,
    language: details.language,
    deadline: typeof deadline === 'string' ? new Date(deadline) : deadline,
    max_submissions: details.maxSubmissions,
    retakes: details.retakes,
    thinking_seconds: details.thinkingTime,
    questions_in_advance: details.questionsInAdvance,
    untimed: details.untimed,
    video_never_required: details.videoNeverRequired,
  };
}

/** An emptied field of a form clears it. */
function said(text: string | null | undefined): string | null | undefined {
  return text === '' ? null : text;
}
