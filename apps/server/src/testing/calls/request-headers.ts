import { apiTokenPrefix } from '@nimble/contracts/api-tokens';
import fc from 'fast-check';

const long = 'x'.repeat(6000);
const base64 = (text: string) => Buffer.from(text).toString('base64url');
/** A token without a valid signature. */
const unsigned = `${base64('{"alg":"none","typ":"JWT"}')}.${base64('{"sub":"1","exp":99999999999}')}.`;

/** Values for a call's headers: some valid, most not. */
const values: Record<string, readonly string[]> = {
  'idempotency-key': [
    'a-key-of-its-own',
    'another',
    '',
    ' ',
    'é',
    '"quoted"',
    'x'.repeat(255),
    'x'.repeat(256),
    long,
  ],
  range: [
    'bytes=0-0',
    'bytes=1-',
    'bytes=-1',
    'bytes=-0',
    'bytes=5-2',
    'bytes=0-0,2-3',
    'bytes=99999999999999999999-',
    'bytes=0-99999999999999999999',
    'bytes=a-b',
    'bytes=',
    'items=0-1',
    '',
  ],
  'if-none-match': ['*', '"x"', 'W/"x"', '"x", W/"y"', 'x', '"', long],
  'if-match': ['*', '"x"', ''],
  'if-range': ['"x"', 'Wed, 21 Oct 2015 07:28:00 GMT', 'x'],
  'if-modified-since': ['Wed, 21 Oct 2015 07:28:00 GMT', 'Wed, 21 Oct 2099 07:28:00 GMT', 'never', ''],
  'if-unmodified-since': ['Wed, 21 Oct 2015 07:28:00 GMT', 'never'],
  'content-type': [
    'application/json; charset=utf-16',
    'application/json;',
    'application/json, text/plain',
    'APPLICATION/JSON',
    'application/problem+json',
    'text/plain',
    'text/html; charset=é',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=x',
    'application/offset+octet-stream',
    'nonsense',
    '/',
    '',
    long,
  ],
  'content-encoding': ['gzip', 'br', 'nonsense'],
  accept: ['*/*;q=0', 'image/png', 'text/html', 'nonsense', ''],
  'accept-encoding': ['gzip', 'br;q=0', 'identity;q=0, *;q=0', 'nonsense'],
  'accept-language': ['de', '*', 'x-klingon;q=2', long],
  origin: ['null', 'https://elsewhere.example', 'é'],
  cookie: ['a=b', '=', ';;;', `session=${unsigned}`, long],
  'x-forwarded-for': ['1.2.3.4', 'é', '::1, nobody', long],
  'x-forwarded-host': ['elsewhere.example', ''],
  'x-forwarded-proto': ['https', 'gopher'],
  'x-request-id': ['a b', 'é', long, ''],
  'x-http-method-override': ['DELETE', 'NONSENSE'],
  'tus-resumable': ['1.0.0', '0.2.2', 'x', ''],
  'upload-offset': ['0', '-1', '1e9', '99999999999999999999', 'NaN', ''],
  'upload-length': ['0', '-1', '99999999999999999999', 'x'],
  'upload-defer-length': ['1', '2', 'x'],
  'upload-metadata': ['', 'takeId', 'takeId %%%', ',,,', `takeId ${base64('x')}`, long],
};

/** Up to four optional headers; most calls have none. */
export const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 2, arbitrary: fc.constant({}) },
  {
    weight: 3,
    arbitrary: fc
      .subarray(Object.keys(values), { minLength: 1, maxLength: 4 })
      .chain((names) =>
        fc.tuple(
          ...names.map((name) =>
            fc.constantFrom(...(values[name] ?? [])).map((value) => [name, value] as const),
          ),
        ),
      )
      .map((headers) => Object.fromEntries(headers)),
  },
);

/** Values of Authorization that belong to nobody. */
export const nobody: fc.Arbitrary<string> = fc.constantFrom(
  'Bearer',
  'Bearer ',
  'Bearer  ',
  'bearer x',
  'Bearer nobody',
  'Bearer é',
  'Basic eDp5',
  'Digest username="x"',
  `Bearer ${long}`,
  `Bearer ${unsigned}`,
  `Bearer ${apiTokenPrefix}`,
  `Bearer ${apiTokenPrefix}${'A'.repeat(43)}`,
  `Bearer ${apiTokenPrefix}${'A'.repeat(43)} ${apiTokenPrefix}${'A'.repeat(43)}`,
  'x',
);
