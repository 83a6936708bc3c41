import { randomUUID } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { hasAnswer } from './handing-over.ts';
import type { Mail, MailAttachment, Mailer } from './mail.ts';
import { mailHtml, mailText } from './mail-body.ts';
import { outboxFolder } from './outbox.ts';

const timeoutMilliseconds = 20_000;
const tooLate = 'The mail server did not answer in time.';

type MailSettings = { smtpUrl: string | undefined; mailFrom: string; dataFolder: string };

/** Keeps absence notes from answering it (RFC 3834). */
const autoSubmitted = { 'Auto-Submitted': 'auto-generated' };

/** Loaded by the first email: it takes several megabytes, and most web servers send none. */
const nodemailer = () => import('nodemailer');

/** Sends by SMTP; without a mail server it writes each email as a file to the outbox, where a person can read it. */
export function createMailer(
  { smtpUrl, mailFrom, dataFolder }: MailSettings,
  limitMilliseconds = timeoutMilliseconds,
): Mailer {
  const message = (mail: Mail) => ({
    from: senderOf(mail, mailFrom),
    to: { name: '', address: mail.to },
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mailText(mail),
    html: mailHtml(mail),
    ...(mail.attachments && { attachments: mail.attachments.map(attached) }),
    headers: {
      ...autoSubmitted,
      ...(mail.unsubscribe && unsubscribeHeaders(mail.unsubscribe.url)),
    },
  });
  if (smtpUrl === undefined) {
    return {
      async send(mail) {
        const { createTransport } = await nodemailer();
        const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
        const { message: content } = await composer.sendMail(message(mail));
        await mail.beforeEnd?.();
        await writeDurably(outboxFolder(dataFolder), content as Buffer);
      },
    };
  }
  return {
    async send(mail) {
      const transport = (await nodemailer()).createTransport(smtpUrl, {});
      const { beforeEnd } = mail;
      if (beforeEnd !== undefined)
        transport.use('stream', ({ message: content }, done) => {
          content.transform(runBeforeEnd(beforeEnd));
          done();
        });
      // Closes the connection: an email that was given up must not leave beside its retry.
      const signal = AbortSignal.timeout(limitMilliseconds);
      await transport.sendMail({ ...message(mail), signal }).catch((error: unknown) => {
        throw signal.aborted && !hasAnswer(error) ? new Error(tooLate, { cause: error }) : error;
      });
    },
  };
}

function attached({ name, type, content }: MailAttachment) {
  // Base64 keeps the line breaks as they are.
  return { filename: name, contentType: type, content, contentTransferEncoding: 'base64' as const };
}

/** A company's name before the server's own address: mail servers trust only that one. */
function senderOf({ brand }: Mail, mailFrom: string) {
  if (brand === undefined) return mailFrom;
  const address = /<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom;
  return { name: brand.showsNimble ? `${brand.name} via Nimble` : brand.name, address };
}

/** Passes everything on; its end waits for the work. */
function runBeforeEnd(work: () => Promise<void>): Transform {
  return new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush: (done) => void work().then(() => done(), done),
  });
}

function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Connects to the mail server and signs in if required; sends nothing. @throws the reason of a failure. */
export async function tryMailServer(smtpUrl: string): Promise<void> {
  const transport = (await nodemailer()).createTransport(smtpUrl, {});
  try {
    await inTime(transport.verify());
  } finally {
    transport.close();
  }
}

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const timeout = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error(tooLate)), timeoutMilliseconds).unref();
  });
  return Promise.race([work, timeout]);
}

async function writeDurably(folder: string, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}`;
  const unfinished = join(folder, `${name}.part`);
  const file = await open(unfinished, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, join(folder, `${name}.eml`));
}
