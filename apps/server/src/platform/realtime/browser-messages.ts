import type { SocketAnswer } from '@nimble/contracts/realtime';
import type { Socket } from 'socket.io';
import { RequestError } from '../errors.ts';
import type { SignedIn } from '../http/index.ts';
import { acceptedLanguage } from '../texts/index.ts';

export type SocketUser = SignedIn & { companyId: number };

/** Handlers of a browser's messages, which are not validated yet. */
export type SocketHandlers = {
  /** The reply to `test`. @throws RequestError for an invalid message. */
  echo: (said: unknown) => object;
  /**
   * For `send-notification`. @throws RequestError without the permission, for people of a suspended company, too often,
   * or for an invalid message.
   */
  send: (user: SocketUser, said: unknown) => Promise<void>;
};

/** Browsers send few messages; one that sends more in ten seconds is disconnected. */
const mostWords = 50;
const windowMilliseconds = 10_000;

/** Answers `join-user-room`, `test` and `send-notification`; ignores everything else. */
export function handleBrowserMessages(
  socket: Socket,
  { user, words }: { user: SocketUser; words: SocketHandlers },
): void {
  limitWords(socket);
  const on = (name: string, act: (said: unknown) => Promise<void>) =>
    socket.on(name, (said: unknown, answered: unknown) => {
      const language = acceptedLanguage(socket.handshake.headers['accept-language']);
      const answer = (given: SocketAnswer) => typeof answered === 'function' && answered(given);
      act(said).then(
        () => answer({ ok: true }),
        (error: unknown) => {
          const refusal = error instanceof RequestError ? error : new RequestError('server.failed');
          answer({ ok: false, error: refusal.text(language) });
        },
      );
    });
  on('join-user-room', async (said) => {
    if (said !== user.userId) throw new RequestError('request.foreign_room');
    await socket.join(userRoom(user.userId));
  });
  on('test', async (said) => {
    socket.emit('notification', words.echo(said));
  });
  on('send-notification', (said) => words.send(user, said));
}

export function userRoom(userId: number): string {
  return `user:${userId}`;
}

function limitWords(socket: Socket): void {
  let said = 0;
  let since = Date.now();
  socket.use((_packet, next) => {
    const now = Date.now();
    if (now - since > windowMilliseconds) [said, since] = [0, now];
    said += 1;
    if (said > mostWords) socket.disconnect(true);
    else next();
  });
}
