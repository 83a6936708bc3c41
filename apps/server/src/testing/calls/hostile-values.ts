/** A value that a field must refuse, with a name for failed tests. */
export type HostileValue = { name: string; value: unknown };

const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown;

const texts = {
  'a NUL character': 'Ten characters\0and more',
  'a lone surrogate': 'Ten characters \ud800 and more',
  'a huge text': 'a'.repeat(100_000),
};
const containers = { 'an array': ['x'], 'an object': { $ne: '' }, 'deep nesting': nested(500) };
const notNumbers = {
  'a negative number': -1,
  '2^53': 2 ** 53,
  'an infinite number': Number.MAX_VALUE,
  NaN: 'NaN',
  Infinity: 'Infinity',
  hexadecimal: '0x10',
  'an exponent': '1e0',
  'a blank text': ' ',
};

/** Values that no field of this kind accepts, by the kind of the sample's value. */
export function hostileValues(sample: unknown): HostileValue[] {
  const values: Record<string, unknown> = { ...texts, ...containers };
  if (typeof sample !== 'boolean') values['a boolean'] = true;
  if (typeof sample === 'number') Object.assign(values, notNumbers);
  else values['a number'] = 5;
  return Object.entries(values).map(([name, value]) => ({ name, value }));
}

/** Raw bodies for any call: `type` is the content type. */
export const hostileBodies: readonly { name: string; type: string; payload: string }[] = [
  ...Object.entries({
    'no object: an array': '[]',
    'no object: a text': '"text"',
    'no object: a number': '5',
    'no object: null': 'null',
    'an empty object': '{}',
    'deep nesting': `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    'deep nesting of objects': `${'{"x":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
    'a prototype': '{"__proto__":{"data":{}},"data":{"__proto__":{"title":"Engineer"}}}',
    'a constructor': '{"constructor":{"prototype":{"data":{}}}}',
    '10,000 keys': JSON.stringify(
      Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`k${at}`, at])),
    ),
    'broken JSON': '{"data":',
    'two values': '{} {}',
    NaN: '{"data":NaN}',
    'no JSON at all': '<data/>',
    nothing: '',
    'more than 256 KB': JSON.stringify({ data: 'a'.repeat(256 * 1024) }),
  }).map(([name, payload]) => ({ name, type: 'application/json', payload })),
  ...[
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'nonsense',
    'multipart/form-data',
  ].map((type) => ({ name: `the type ${type}`, type, payload: '{"data":{"title":"Engineer"}}' })),
];

/** Ids in a path, as they are written there. */
export const hostileIds = [
  '0',
  '-1',
  '1.5',
  'abc',
  'NaN',
  '0x10',
  '1e0',
  '%201',
  '+1',
  'null',
  '[1]',
  '%00',
  '%',
  '%ff',
  '..%2f1',
  '1%3b',
  '9007199254740992',
  '99999999999999999999',
  '1'.repeat(150),
  '1'.repeat(300),
];
