import type { RouteContract } from '@nimble/contracts';
import fc from 'fast-check';
import { hostileBodies, hostileIds } from './hostile-values.ts';
import { nameOf, sampleAddress, sampleBody } from './sample-calls.ts';
import type { Scene } from './scene.ts';

export type RandomCall = {
  method: RouteContract['method'];
  url: string;
  headers: Record<string, string>;
  payload: Buffer | undefined;
};

/** What a stranger may know and try. */
export type Known = {
  scene: Scene;
  /** Bearer tokens: own ones, ended ones, other kinds. */
  tokens: readonly string[];
  takeIds: readonly string[];
  questionIds: readonly number[];
  /** Byte offsets of a take on the server. */
  sizes: readonly number[];
  sha256: readonly string[];
  /** Own takes that are completely uploaded, with what accepting them needs. */
  arrived: readonly ArrivedTake[];
};

type ArrivedTake = { question: number; take: string; sha256: string; fileSize: number; duration: number };

const resumable = 'application/offset+octet-stream';
const oneOf = (...values: readonly string[]) => fc.constantFrom(...values);
/** Characters that the HTTP parser accepts in a header. */
const headerText = fc.string({
  unit: fc.constantFrom(...'aZ09 ,;=/+-_.:"*%{}[]\t\u00e9'.split('')),
  maxLength: 40,
});
const counts = fc.oneof(
  fc.integer({ min: -2, max: 200 }).map(String),
  oneOf('NaN', '', '0x0', '1e3', '9007199254740993', '1'.repeat(400), ' 5', '1.5', 'Infinity'),
);

/** One random call of these routes: of the right shape with something random in it, or of none. */
export function randomCall(routes: readonly RouteContract[], known: Known): fc.Arbitrary<RandomCall> {
  return fc.oneof(...routes.map((route) => callOf(route, known)));
}

function callOf(route: RouteContract, known: Known): fc.Arbitrary<RandomCall> {
  const isUpload = route.url.startsWith('/api/uploads/');
  return fc.record({
    method: fc.constant(route.method),
    url: addresses(route, known),
    headers: headers(known, isUpload),
    payload:
      route.method === 'GET' || route.method === 'HEAD' ? fc.constant(undefined) : bodies(route, known),
  });
}

function addresses(route: RouteContract, { scene, takeIds }: Known): fc.Arbitrary<string> {
  const random = fc.oneof(oneOf(...hostileIds), fc.string({ unit: 'binary' }).map(encodeAny));
  const known = route.url.includes(':takeId') ? oneOf(...takeIds) : fc.constant(undefined);
  const address = fc
    .option(fc.oneof({ weight: 3, arbitrary: known }, random), { nil: undefined, freq: 9 })
    .map((id) => (id === undefined ? sampleAddress(route, scene) : route.url.replace(/:\w+/, () => id)));
  const query = fc.oneof(
    { weight: 4, arbitrary: fc.constant('') },
    fc.string({ unit: 'binary', maxLength: 30 }).map((text) => `?${encodeAny(text)}`),
    oneOf(
      '?unusable=true',
      '?unusable[]=x',
      '?expires=1&signature=x',
      '?__proto__[x]=1',
      `?x=/${takeIds[0]}`,
    ),
  );
  return fc.tuple(address, query).map((parts) => parts.join(''));
}

/** A lone surrogate has no encoding: half an escape stands for it. */
function encodeAny(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ed%a0%80';
}

function headers(known: Known, isUpload: boolean): fc.Arbitrary<Record<string, string>> {
  const tus = {
    'tus-resumable': fc.oneof({ weight: 9, arbitrary: fc.constant('1.0.0') }, oneOf('2.0.0', '', '1')),
    'upload-offset': fc.oneof(fc.constantFrom(...known.sizes).map(String), counts),
    'upload-length': counts,
    'upload-defer-length': fc.oneof({ weight: 4, arbitrary: fc.constant('1') }, counts),
    'upload-metadata': fc.oneof({ weight: 4, arbitrary: metadata(known) }, headerText),
    'upload-concat': oneOf('partial', 'final;/api/uploads/takes/1', ''),
    'upload-checksum': oneOf('sha1 AAAA', 'none', 'md5 '),
  };
  const any = {
    authorization: fc.oneof(
      { weight: 9, arbitrary: oneOf(...known.tokens).map((token) => `Bearer ${token}`) },
      headerText,
    ),
    'content-type': isUpload
      ? fc.oneof({ weight: 9, arbitrary: fc.constant(resumable) }, headerText)
      : fc.oneof(
          { weight: 9, arbitrary: fc.constant('application/json') },
          oneOf(
            'text/plain',
            'multipart/form-data; boundary=x',
            'application/json; charset=latin1',
            resumable,
          ),
          headerText,
        ),
    host: fc.oneof(oneOf('localhost', '[::1', 'a b/c?d', ''), headerText),
    origin: headerText,
    'accept-language': headerText,
    'content-encoding': oneOf('gzip', 'br', 'identity'),
    'x-http-method-override': oneOf('DELETE', 'POST', 'OPTIONS', 'TRACE'),
    'x-forwarded-for': headerText,
    range: headerText,
    cookie: headerText,
  };
  // Required headers are mostly present; a call with a random set of headers would rarely get far.
  const needed = { authorization: any.authorization, 'content-type': any['content-type'] };
  const neededByTus = {
    'tus-resumable': tus['tus-resumable'],
    'upload-offset': tus['upload-offset'],
    'upload-metadata': tus['upload-metadata'],
  };
  const usual = fc.record({ ...needed, ...(isUpload && neededByTus), ...(isUpload && usualLength) });
  const sparse = fc.record({ ...any, ...(isUpload && tus) }, { requiredKeys: [] });
  return fc.oneof(
    { weight: 3, arbitrary: usual },
    { weight: 1, arbitrary: sparse },
    { weight: 1, arbitrary: fc.tuple(sparse, usual).map(([some, most]) => ({ ...some, ...most })) },
  ) as fc.Arbitrary<Record<string, string>>;
}

const usualLength = { 'upload-defer-length': fc.constant('1') };

function metadata({ takeIds, questionIds }: Known): fc.Arbitrary<string> {
  const encoded = (values: fc.Arbitrary<string>) =>
    values.map((value) => Buffer.from(value).toString('base64'));
  const odd = fc.string({ unit: 'binary' });
  return fc
    .record({
      takeId: encoded(fc.oneof({ weight: 9, arbitrary: oneOf(...takeIds) }, odd)),
      questionId: encoded(
        fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...questionIds).map(String) }, counts, odd),
      ),
      mimeType: encoded(
        fc.oneof({ weight: 9, arbitrary: oneOf('video/webm', 'video/mp4;codecs=avc1') }, odd),
      ),
    })
    .map((values) =>
      Object.entries(values)
        .map(([name, value]) => `${name} ${value}`)
        .join(','),
    );
}

function bodies(route: RouteContract, known: Known): fc.Arbitrary<Buffer> {
  const bytes = fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array));
  if (route.schema.body === undefined) return bytes;
  const sample = sampleBody(route, known.scene) ?? {};
  const nearly = isAcceptance(route) ? [{ weight: 60, arbitrary: nearlyAccepted(known) }] : [];
  return fc.oneof(
    ...nearly,
    { weight: 60, arbitrary: changedBody(sample, known).map((body) => Buffer.from(JSON.stringify(body))) },
    { weight: 10, arbitrary: fc.json().map((text) => Buffer.from(text)) },
    { weight: 10, arbitrary: bytes },
    // These are large: now and then is enough.
    {
      weight: 1,
      arbitrary: fc.constantFrom(...hostileBodies).map(({ payload }) => Buffer.from(payload)),
    },
  );
}

const isAcceptance = ({ url }: RouteContract) => url === '/api/submission-responses';

/** An own take with one error: its checksum, its size, its question, or another candidate's. */
function nearlyAccepted({ arrived, takeIds, questionIds, sizes }: Known): fc.Arbitrary<Buffer> {
  const wrong = fc.oneof(
    { weight: 3, arbitrary: fc.record({ sha256: wrongSha256 }) },
    fc.record({ fileSize: fc.constantFrom(...sizes, 1, 999_999) }),
    fc.record({ question: fc.constantFrom(...questionIds), sha256: wrongSha256 }),
    fc.record({ take: oneOf(...takeIds) }),
  );
  return fc
    .tuple(fc.constantFrom(...arrived), wrong)
    .map(([right, changes]) => Buffer.from(JSON.stringify({ data: { ...right, ...changes } })));
}

const wrongSha256 = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));

/** The sample with some of its values replaced, by other known ones or by random ones. */
function changedBody(sample: unknown, known: Known): fc.Arbitrary<unknown> {
  if (typeof sample !== 'object' || sample === null) {
    return fc.oneof(
      { weight: 8, arbitrary: fc.constant(sample) },
      fc.constantFrom<unknown>(
        ...known.takeIds,
        ...known.questionIds,
        ...known.sizes,
        ...known.sha256,
        ...known.tokens,
      ),
      fc.string({ unit: 'binary' }),
      fc.double(),
      fc.jsonValue(),
    );
  }
  const members = Object.entries(sample).map(([key, value]) => [key, changedBody(value, known)] as const);
  if (Array.isArray(sample)) return fc.tuple(...members.map(([, value]) => value));
  return fc.record(Object.fromEntries(members), { requiredKeys: Object.keys(sample).slice(0, 99) });
}

export const showCall = ({ method, url, headers: sent, payload }: RandomCall) =>
  `${nameOf({ method, url: url as RouteContract['url'] })} ${JSON.stringify(sent)} ${payload?.toString('latin1').slice(0, 500) ?? ''}`;
