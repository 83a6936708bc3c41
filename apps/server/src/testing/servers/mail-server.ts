import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

type Manners = {
  /** Refuses every recipient with this answer. */
  refusal?: string;
  /** Delays the final answer to each sender until this settles. */
  until?: Promise<void>;
};

/** A real mail server on this machine, which stores what it accepts, parsed. */
export async function startMailServer(port = 0, { refusal, until }: Manners = {}) {
  const received: Email[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refusal === undefined ? null : new Error(refusal)),
    onData: (stream, _session, done) =>
      void buffer(stream)
        .then(async (content) => {
          await until;
          received.push(await PostalMime.parse(content));
        })
        .then(() => done(), done),
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    // A sender that was killed.
    if (error.code !== 'ECONNRESET') throw error;
  });
  const listener = server.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address() as AddressInfo;
  return {
    received,
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** The address behind an email's button, which the plain text must show too. */
export function linkIn(mail: Email | undefined): URL {
  const address = /<a href="([^"]+)"/.exec(mail?.html ?? '')?.[1] ?? '';
  if (mail?.text?.includes(address) !== true) throw new Error('Text and HTML of the mail lead elsewhere.');
  return new URL(address);
}
