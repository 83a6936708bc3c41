export const englishWords = {
  invitation: {
    subject: 'Invitation to a video interview with {companyName}',
    text: `Hello {candidateName},

{companyName} would like to get to know you and invites you to a video interview for the job “{jobTitle}”.

{message}

{length}

Please finish by {deadline}.

Do you have any questions? Reply to this email, or write to {contact}.

{link}`,
  },
  reminder: {
    subject: 'Reminder: your video interview with {companyName}',
    text: `Hello {candidateName},

Your video interview with {companyName} for the job “{jobTitle}” is still waiting for you.

{length}

Please finish by {deadline}.

Do you have any questions? Reply to this email, or write to {contact}.

{link}`,
  },
  received: {
    subject: 'We have received your interview for {jobTitle}',
    text: `Hello {candidateName},

Thank you for your time. Your answers are with {companyName}, who will be in touch with you.

Use the link below to see what you sent, or to erase all of it.`,
  },
  seen: {
    subject: 'We are reviewing your interview for {jobTitle}',
    text: `Hello {candidateName},

We have watched the interview for {jobTitle} that you sent on {date}. Thank you for your answers.

We have not decided yet. You will hear from us as soon as we have.

Do you have any questions? Contact {contact}.

{companyName}`,
  },
  next_step: {
    subject: 'Next step: {jobTitle} at {companyName}',
    text: `Hello {candidateName},

Thank you for your interview for {jobTitle}. We liked your answers and would like to get to know you better.

We will contact you soon to arrange a conversation. If you have any questions before then, contact {contact}.

{companyName}`,
  },
  rejected: {
    subject: 'Your application for {jobTitle}',
    text: `Hello {candidateName},

Thank you for your interview for {jobTitle} and the time you took for it.

We have decided to continue with other candidates for this job. This was not an easy decision, and we are sorry to disappoint you.

Do you have any questions? Contact {contact}. We wish you every success.

{companyName}`,
  },
} as const;
