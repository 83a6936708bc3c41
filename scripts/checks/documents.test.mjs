import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../install.mjs';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');
const sources = /\.(ts|tsx|mjs)$/;
const topFolders = /^(apps|packages|scripts|e2e|bench|deploy|docs)\//;
/** Placeholders instead of real files. */
const patterns = new Set(['x.events.ts', 'x.test.tsx']);

/** A star stands for a part of a name. */
function exists(name) {
  const pattern = RegExp.escape(name.replace(/\/$/, '')).replaceAll('\\*', '[^/]*');
  const path = new RegExp(topFolders.test(name) ? `^${pattern}(/|$)` : `(^|/)${pattern}$`);
  return files.some((file) => path.test(file));
}

test('files that documents mention exist', () => {
  const documents = files.filter((name) => name.endsWith('.md'));
  let seen = 0;
  const missing = documents.flatMap((document) => {
    const named = [...readFileSync(join(root, document), 'utf8').matchAll(/`([\w./*-]+)`/g)].map(
      ([, name]) => name,
    );
    const paths = named.filter(
      (name) => (topFolders.test(name) || sources.test(name)) && !patterns.has(name),
    );
    seen += paths.length;
    return paths.filter((name) => !exists(name)).map((name) => `${document}: ${name}`);
  });
  expect(missing).toEqual([]);
  expect(seen).toBeGreaterThan(50);
});

test('a resume is called nothing else, on screens and in documents', () => {
  const texts =
    /(\/en\.json|\.(messages|refusals|mails|failures|events|routes)\.ts|^docs\/[^/]+\.md|^README\.md)$/;
  /** These name the words that are not used, or those of other languages. */
  const others = /^docs\/(glossary|translations|insights\.\w\w)\.md$/;
  const read = files.filter((name) => texts.test(name) && !others.test(name));
  const found = read.filter((name) => /résumé|\bCVs?\b/i.test(readFileSync(join(root, name), 'utf8')));
  expect(found).toEqual([]);
  expect(read.length).toBeGreaterThan(100);
});

test('functions that documents mention beside their file are in it', () => {
  let seen = 0;
  const missing = files
    .filter((name) => name.endsWith('.md'))
    .flatMap((document) => {
      const text = readFileSync(join(root, document), 'utf8');
      const named = [
        ...[...text.matchAll(/`([\w./-]+\.tsx?)`(?: \(|, )`(#?\w+)`/g)].map(([, path, name]) => ({
          path,
          name,
        })),
        ...[...text.matchAll(/`(#?\w+)` (?:\(|in\s)`([\w./-]+\.tsx?)`/g)].map(([, name, path]) => ({
          path,
          name,
        })),
      ];
      seen += named.length;
      return named
        .filter(({ path, name }) => !filesNamed(path).some((file) => defines(file, name)))
        .map(({ path, name }) => `${document}: ${name} in ${path}`);
    });
  expect(missing).toEqual([]);
  expect(seen).toBeGreaterThan(8);
});

const filesNamed = (path) => files.filter((file) => file === path || file.endsWith(`/${path}`));

function defines(file, name) {
  return new RegExp(`(?:function|const|class|interface|type) ${name}\\b|^ +(?:async )?${name}[(:]`, 'm').test(
    readFileSync(join(root, file), 'utf8'),
  );
}
