/** A mail in the one shape that all of Nimble's have; every text is plain and is escaped where HTML needs it. */
export type Mail = {
  to: string;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  action: { label: string; url: string };
  footer: string;
};

/** @throws what the mail server answers; the task that sends tries again. */
export type Mailer = { send: (mail: Mail) => Promise<void> };
