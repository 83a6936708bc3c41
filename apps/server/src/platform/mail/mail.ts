export type MailBrand = {
  name: string;
  /** A whole address. */
  logoUrl: string | null;
  /** Does the mail say that Nimble is behind it? */
  showsNimble: boolean;
  /** Readable on white, and `onButton` on `button`; without them those of Nimble. */
  colors?: { button: string; onButton: string; ink: string };
};

/** A mail in the one shape that all of Nimble's have; every text is plain and is escaped where HTML needs it. */
export type Mail = {
  to: string;
  /** Who gets what is answered to it; without one it goes to the address that Nimble sends from. */
  replyTo?: { name: string; address: string };
  /** The company that writes to somebody outside, in place of Nimble. */
  brand?: MailBrand;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  action: { label: string; url: string };
  footer: string;
  /** Below the footer, and for the mail program's own button (RFC 8058): a call by POST to it ends such mails. */
  unsubscribe?: { label: string; url: string };
};

/** @throws what the mail server answers; the task that sends tries again. */
export type Mailer = { send: (mail: Mail) => Promise<void> };
