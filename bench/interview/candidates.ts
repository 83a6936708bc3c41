import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sliceBytes } from './slice.ts';

/**
 * A process of candidates who record at the same time, each a slice a second to one upload by tus over one connection.
 * Arguments: URL, question id, seconds, and the candidates' tokens. Prints as JSON the milliseconds from each slice's
 * second to its acknowledgement (slices behind a late one wait too, and count), and its own processor time in seconds.
 * It writes HTTP by hand: it shares the machine with the server, and a client library would cost as much as that.
 */
const [url = '', questionId = '', seconds = '', ...tokens] = process.argv.slice(2);
const { hostname, port, host } = new URL(url);

const slice = Buffer.alloc(sliceBytes, 'nimble');
const acknowledged: number[] = [];

/** Sends one call and waits for its answer, which has no body. */
async function send(socket: Socket, head: readonly string[], body?: Buffer): Promise<void> {
  const lines = [...head, `Host: ${host}`, 'Tus-Resumable: 1.0.0', `Content-Length: ${body?.length ?? 0}`];
  socket.cork();
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  if (body !== undefined) socket.write(body);
  socket.uncork();
  let answer = '';
  while (!answer.endsWith('\r\n\r\n')) {
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    answer += chunk.toString('latin1');
  }
  if (!/^HTTP\/1\.1 20[14] /.test(answer)) throw new Error(`${head[0]} was answered: ${answer}`);
}

async function record(token: string, delay: number): Promise<void> {
  const takeId = randomUUID();
  const authorization = `Authorization: Bearer ${token}`;
  const encode = (value: string) => Buffer.from(value).toString('base64');
  const metadata = `takeId ${encode(takeId)},questionId ${encode(questionId)},mimeType ${encode('video/webm')}`;
  await wait(delay);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  await send(socket, [
    'POST /api/uploads/takes HTTP/1.1',
    authorization,
    'Upload-Defer-Length: 1',
    `Upload-Metadata: ${metadata}`,
  ]);
  const startedAt = performance.now();
  for (let second = 0; second < Number(seconds); second += 1) {
    const due = startedAt + second * 1000;
    await wait(Math.max(0, due - performance.now()));
    const head = [
      `PATCH /api/uploads/takes/${takeId} HTTP/1.1`,
      authorization,
      `Upload-Offset: ${second * slice.length}`,
      'Content-Type: application/offset+octet-stream',
    ];
    await send(socket, head, slice);
    acknowledged.push(performance.now() - due);
  }
  socket.destroy();
}

// Starts are spread over the second.
await Promise.all(tokens.map((token, at) => record(token, (at * 1000) / tokens.length)));
const { user, system } = process.cpuUsage();
process.stdout.write(JSON.stringify({ acknowledged, cpuSeconds: (user + system) / 1e6 }));
