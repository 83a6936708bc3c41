import { expect, it } from 'vitest';
import { type Chunk, mergeChunks, type Page } from './merge-chunks.ts';

const file = (name: string, bytes: number, ...imports: string[]): Chunk => ({
  name,
  bytes,
  imports,
  stays: false,
});
const entry = (name: string, ...imports: string[]): Chunk => ({ name, bytes: 10, imports, stays: true });
const page = (weight: number, ...chunks: string[]) => ({ weight, chunks: new Set(chunks) });
const merge = (chunks: Chunk[], pages: Omit<Page, 'limit'>[], limit: number) =>
  mergeChunks(
    chunks,
    pages.map((each) => ({ ...each, limit })),
  );
const together = (groups: string[][]) =>
  groups.filter((group) => group.length > 1).map((group) => group.sort());

it('merges chunks of the same pages before it makes a page load more', () => {
  const chunks = [
    entry('jobs', 'a', 'b', 'c'),
    entry('staff', 'a', 'b'),
    file('a', 100),
    file('b', 100),
    file('c', 1),
  ];
  const pages = [page(1, 'jobs', 'a', 'b', 'c'), page(1, 'staff', 'a', 'b')];
  expect(together(merge(chunks, pages, 3))).toEqual([['a', 'b']]);
});

it('leaves a build unchanged whose pages load few files', () => {
  const chunks = [entry('jobs', 'a', 'b'), file('a', 1), file('b', 1)];
  expect(together(merge(chunks, [page(1, 'jobs', 'a', 'b')], 3))).toEqual([]);
});

it('makes no heavy page larger while another merge helps', () => {
  const chunks = [
    entry('login', 'a'),
    entry('jobs', 'a', 'b', 'c'),
    file('a', 50),
    file('b', 5),
    file('c', 500),
  ];
  const pages = [page(1000, 'login', 'a'), page(1, 'jobs', 'a', 'b', 'c')];
  expect(together(merge(chunks, pages, 3))).toEqual([['b', 'c']]);
});

it('counts the imports of a merged file', () => {
  const chunks = [
    entry('login', 'a'),
    entry('jobs', 'a', 'b', 'c', 'large'),
    file('a', 50),
    file('b', 1, 'large'),
    file('c', 60),
    file('large', 10_000),
  ];
  const pages = [page(1, 'login', 'a'), page(1, 'jobs', 'a', 'b', 'c', 'large')];
  expect(together(merge(chunks, pages, 4))).not.toContainEqual(['a', 'b']);
});

it('creates no import cycles', () => {
  const chunks = [
    entry('jobs', 'top', 'middle', 'bottom'),
    entry('staff', 'middle', 'bottom'),
    file('top', 1, 'middle'),
    file('middle', 1000, 'bottom'),
    file('bottom', 1),
  ];
  const pages = [page(1, 'jobs', 'top', 'middle', 'bottom'), page(1000, 'staff', 'middle', 'bottom')];
  expect(together(merge(chunks, pages, 3))).toEqual([['bottom', 'middle']]);
});
