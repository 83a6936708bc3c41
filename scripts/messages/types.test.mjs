import { expect, test } from 'vitest';
import { declarationOf } from './types.mjs';

test('a declaration has the values that each text takes', () => {
  const catalog = {
    title: 'Jobs',
    'full-time': 'Full-time',
    left: '{count, plural, one {# job} other {# jobs}} for {name}',
    on: '{isOn, select, true {On} other {Off}}',
    kind: '{kind, select, video {Video} other {Answer}}',
    steps: ['One', 'Two'],
    parts: [{ title: 'One' }, { title: 'Two' }],
  };
  expect(declarationOf(catalog)).toBe(`// Made from en.json by \`npm run messages\`.
declare const texts: {
  readonly title: string;
  readonly 'full-time': string;
  readonly left: (values: { readonly count: number; readonly name: string | number }) => string;
  readonly on: (values: { readonly isOn: boolean }) => string;
  readonly kind: (values: { readonly kind: string }) => string;
  readonly steps: readonly string[];
  readonly parts: readonly {
    readonly title: string;
  }[];
};
export default texts;
`);
});
