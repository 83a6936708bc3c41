import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FileItem, FileUploads } from './file-uploads.ts';
import { fileTexts as texts } from './messages.ts';

const questionId = 4;
const path = `/api/interviews/current/answers/${questionId}/files`;
const begun = { take: 'begun', questionId, name: 'plan.pdf', size: 6, isReceived: false, isUsed: false };
const plan = () => new File(['abcdef'], 'plan.pdf');
const largest = 1000;

/** The bytes that the server has, by take. */
let stored: Map<string, string>;
let calls: string[];
/** Answers in place of the server: a status, a refusal, or no answer at all. */
let fault: (call: string) => Response | 'lost' | undefined;

beforeEach(() => {
  stored = new Map();
  calls = [];
  fault = () => undefined;
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    const call = `${request.method} ${address}`;
    calls.push(call);
    const answer = fault(call);
    if (answer === 'lost') {
      setTimeout(() => window.dispatchEvent(new Event('online')));
      throw new TypeError('fetch failed');
    }
    return answer ?? serve(call, request);
  });
});
afterEach(() => vi.unstubAllGlobals());

async function serve(call: string, { headers, body }: RequestInit): Promise<Response> {
  const take = call.split('/').at(-1) ?? '';
  const bytes = stored.get(take) ?? '';
  const data = typeof body === 'string' ? JSON.parse(body).data : undefined;
  const offset = (length: number) => new Response(null, { headers: { 'Upload-Offset': `${length}` } });
  if (call === `POST ${path}`) {
    if (!stored.has(data.take)) stored.set(data.take, '');
    return Response.json({ data });
  }
  if (call.startsWith('HEAD')) return offset(bytes.length);
  if (call.startsWith('PATCH')) {
    expect(new Headers(headers).get('Upload-Offset')).toBe(`${bytes.length}`);
    stored.set(take, bytes + new TextDecoder().decode(body as Uint8Array));
    return offset(stored.get(take)?.length ?? 0);
  }
  if (call.startsWith('DELETE')) stored.delete(take);
  if (call === `PUT ${path}/${take}`) {
    expect(data.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    return Response.json({ data: { name: 'plan.pdf' } });
  }
  return Response.json({ data: { responses: [] } });
}

const onRefused = vi.fn();
function open(initial: ConstructorParameters<typeof FileUploads>[0]['initial'] = []) {
  onRefused.mockClear();
  return new FileUploads({ token: 'candidate', initial, onRefused });
}
const statesOf = (uploads: FileUploads) => uploads.snapshot().map(({ state }) => state);
const only = (uploads: FileUploads): FileItem => uploads.snapshot()[0] as FileItem;
const refusal = (status: number, code: string) =>
  Response.json({ data: null, error: { name: 'Error', message: `Because ${code}`, code } }, { status });

test('the same file continues after a reload from the bytes that have arrived, and another one begins', async () => {
  stored.set('begun', 'abc');
  const uploads = open([begun]);
  uploads.add(questionId, new File(['xy'], 'plan.pdf'), largest);
  uploads.add(questionId, plan(), largest);
  await expect.poll(() => statesOf(uploads)).toEqual(['received', 'received']);
  expect(stored.get('begun')).toBe('abcdef');
  expect([...stored.values()].sort()).toEqual(['abcdef', 'xy']);
});

test('a lost connection is waited for, and only what is missing is sent', async () => {
  const states: string[] = [];
  let lost = 0;
  fault = (call) => (/^(POST|HEAD|PUT)/.test(call) && (lost += 1) % 2 === 1 ? 'lost' : undefined);
  const uploads = open();
  uploads.subscribe(() => states.push(only(uploads).state));
  uploads.add(questionId, plan(), largest);
  await expect.poll(() => statesOf(uploads)).toEqual(['received']);
  // Where the file is announced, where its bytes follow, and where it is checked.
  const changes = states.filter((state, index) => state !== states[index - 1]);
  expect(changes.join()).toBe('sending,waiting,sending,waiting,sending,checking,waiting,checking,received');
  expect([...stored.values()]).toEqual(['abcdef']);
  expect(onRefused).not.toHaveBeenCalled();
});

test('bytes that the server has lost are refused, not waited for', async () => {
  fault = (call) => (call.startsWith('HEAD') ? new Response(null, { status: 404 }) : undefined);
  const uploads = open();
  uploads.add(questionId, plan(), largest);
  await expect.poll(() => statesOf(uploads)).toEqual(['refused']);
  expect(only(uploads).reason).toBe(texts.failed);
});

test('an empty file and one that is too large are refused without a call', () => {
  const uploads = open();
  uploads.add(questionId, new File([], 'empty.pdf'), largest);
  uploads.add(questionId, plan(), 5);
  expect(statesOf(uploads)).toEqual(['refused', 'refused']);
  expect(calls).toEqual([]);
});

test('a refused file says why, and cannot be retried', async () => {
  fault = (call) => (call.startsWith('PUT') ? refusal(422, 'answer.file_wrong_kind') : undefined);
  const uploads = open();
  uploads.add(questionId, plan(), largest);
  await expect.poll(() => statesOf(uploads)).toEqual(['refused']);
  expect(only(uploads)).toMatchObject({ reason: 'Because answer.file_wrong_kind', mayRetry: false });
  expect(onRefused).toHaveBeenCalledTimes(1);
});

test('while the virus scanner is away a file can be retried, and nothing else is said to be refused', async () => {
  let isAway = true;
  fault = (call) => (isAway && call.startsWith('PUT') ? refusal(503, 'upload.not_scanned') : undefined);
  const uploads = open();
  uploads.add(questionId, plan(), largest);
  await expect.poll(() => statesOf(uploads)).toEqual(['refused']);
  expect(only(uploads).mayRetry).toBe(true);
  expect(onRefused).not.toHaveBeenCalled();
  isAway = false;
  uploads.retry(only(uploads).take);
  await expect.poll(() => statesOf(uploads)).toEqual(['received']);
});

test('a file that was changed on the device since it was chosen is refused', async () => {
  const file = plan();
  vi.spyOn(file, 'slice').mockImplementation(() => {
    throw new DOMException('changed', 'NotReadableError');
  });
  const uploads = open();
  uploads.add(questionId, file, largest);
  await expect.poll(() => statesOf(uploads)).toEqual(['refused']);
  expect(only(uploads).reason).toBe(texts.unreadable);
});

test('a removed file is deleted before another one is begun; one of the answer stays on the server', async () => {
  const used = { ...begun, take: 'used', isReceived: true, isUsed: true };
  stored.set('begun', 'abc').set('used', 'abcdef');
  let isOffline = true;
  fault = (call) => {
    if (!isOffline || !call.startsWith('DELETE')) return undefined;
    isOffline = false;
    return 'lost';
  };
  const uploads = open([begun, used]);
  for (const { take } of [begun, used]) uploads.remove(take);
  uploads.add(questionId, new File(['xy'], 'other.pdf'), largest);
  await expect.poll(() => statesOf(uploads)).toEqual(['received']);
  expect(calls.slice(0, 3)).toEqual([`DELETE ${path}/begun`, `DELETE ${path}/begun`, `POST ${path}`]);
  expect(stored.get('used')).toBe('abcdef');
});

test('a file that is removed while it is sent goes no further', async () => {
  const uploads = open();
  fault = (call) => {
    if (!call.startsWith('HEAD')) return undefined;
    uploads.remove(only(uploads).take);
    return 'lost';
  };
  uploads.add(questionId, plan(), largest);
  await expect.poll(() => [...stored.keys(), ...uploads.snapshot()]).toEqual([]);
  await expect.poll(() => calls.at(-1)).toMatch(/^DELETE/);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(calls.map((call) => call.split(' ')[0])).toEqual(['POST', 'HEAD', 'DELETE']);
  expect(onRefused).not.toHaveBeenCalled();
});

test('the answer is the received files of its question; the others of it leave the list', async () => {
  const received = { ...begun, take: 'received', isReceived: true };
  const elsewhere = { ...received, take: 'elsewhere', questionId: 5 };
  const uploads = open([begun, received, elsewhere]);
  let sent: unknown;
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    sent = { method, address, body: JSON.parse(body as string) };
    return Response.json({ data: { responses: [] } });
  });
  await uploads.use(questionId);
  expect(sent).toEqual({ method: 'PUT', address: path, body: { data: { takes: ['received'] } } });
  expect(uploads.snapshot().map(({ take, isUsed }) => [take, isUsed])).toEqual([
    ['received', true],
    ['elsewhere', false],
  ]);
});
