import type { Language } from '@nimble/contracts/languages';

export type MailBrand = {
  name: string;
  /** An absolute URL. */
  logoUrl: string | null;
  /** Does the email mention Nimble? */
  showsNimble: boolean;
  /** Readable on white, and `onButton` on `button`; Nimble's own by default. */
  colors?: { button: string; onButton: string; ink: string };
};

/** `type` is a media type with its parameters. */
export type MailAttachment = { name: string; type: string; content: string };

/** An email in Nimble's common layout; every text is plain and escaped for HTML. */
export type Mail = {
  to: string;
  /** The language of every text in it. */
  language: Language;
  /** The reply address; by default the address that Nimble sends from. */
  replyTo?: { name: string; address: string };
  /** The company that writes to a person outside, in place of Nimble. */
  brand?: MailBrand;
  subject: string;
  /** Left out if empty. */
  greeting: string;
  /** Line breaks are kept. */
  paragraphs: readonly string[];
  /** The button; an email that only informs has none. */
  action?: { label: string; url: string };
  /** Paragraphs below the button. */
  closing?: readonly string[];
  footer: string;
  attachments?: readonly MailAttachment[];
  /**
   * The unsubscribe link, below the footer and for the mail program's own button (RFC 8058): a POST to it ends such
   * emails.
   */
  unsubscribe?: { label: string; url: string };
  /**
   * Called when all but the end of the email was sent, so that the mail server cannot have accepted it yet. An error
   * stops the email.
   */
  beforeEnd?: () => Promise<void>;
};

/** @throws the mail server's error; the task that sends retries. */
export type Mailer = { send: (mail: Mail) => Promise<void> };
