import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { picture } from '../../../apps/server/src/testing/files/pictures.ts';
import type { Stage } from './stage.ts';

type Export = { id: number; state: string; failure: string | null; url: string | null };
const pollMilliseconds = 1000;
/** A picture that nobody uses is deleted after a day. */
const deletedShare = 0.5;

/** A CSV file of all candidates: written by a worker, downloaded in the browser of its owner, and deleted. */
export async function exportCsv({ caller, company: { token }, book }: Stage): Promise<void> {
  const headers = { 'idempotency-key': randomUUID() };
  const body = { data: { format: 'csv', query: { sort: 'createdAt:desc' } } };
  // The first one has nothing to export; five may wait at once.
  const expects = [200, 409, 422, 429];
  const asked = await caller.persist({ method: 'POST', path: '/api/exports', token, headers, body, expects });
  if (asked.status !== 200) return;
  const { data } = JSON.parse(asked.bytes.toString('utf8')) as { data: Export };
  for (;;) {
    await wait(pollMilliseconds);
    const list = await caller.persist({ path: '/api/exports', token });
    const cookie = list.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const found = (JSON.parse(list.bytes.toString('utf8')) as { data: Export[] }).data.find(
      ({ id }) => id === data.id,
    );
    // One of its candidates has erased the interview meanwhile, and the file with it.
    if (found === undefined) return;
    if (found.state === 'failed' && found.failure !== 'no_room')
      book.break('answers', `an export failed: ${found.failure}`);
    // Its page says so, and the person exports again.
    if (found.state === 'failed') return;
    if (found.url === null) continue;
    const file = await caller.persist({ path: found.url, headers: { cookie }, expects: [200, 404] });
    if (file.status === 200 && !file.bytes.toString('utf8').includes('casey-'))
      book.break('answers', 'an export has no candidate');
    const path = `/api/exports/${data.id}`;
    await caller.persist({ method: 'DELETE', path, token, expects: [200, 404] });
    return;
  }
}

/** A profile picture that is uploaded, and sometimes deleted. */
export async function uploadPicture({ caller, company: { token } }: Stage): Promise<void> {
  const body = new FormData();
  const bytes = await picture('png', 64, 64);
  body.append('files', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'picture.png');
  // One picture of a person is decoded at a time.
  const expects = [200, 429];
  const answer = await caller.persist({ method: 'POST', path: '/api/upload', token, body, expects });
  if (Math.random() > deletedShare || answer.status === 429) return;
  const [file] = JSON.parse(answer.bytes.toString('utf8')) as { id: number }[];
  if (file === undefined) return;
  const path = `/api/upload/files/${file.id}`;
  await caller.persist({ method: 'DELETE', path, token, expects: [200, 404] });
}
