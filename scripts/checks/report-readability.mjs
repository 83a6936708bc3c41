// How easily the candidate's pages read in English: a report, never an error. `--all` lists every text, the hardest first.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { flesch } from 'flesch';
import { syllable } from 'syllable';
import { root } from '../install.mjs';

/** Flesch reading ease: 70 and more is easy for nearly everybody who reads English. */
const aim = 70;
/** Of labels and buttons the measure says nothing. */
const fewestWords = 5;
const hardest = 5;

const catalogues = [
  ['interviews/messages.ts', 'interviewTexts'],
  ['recordings/messages.ts', 'recordingTexts'],
  ['mails/messages.ts', 'stopEmailsTexts'],
  ['guests/page/messages.ts', 'guestTexts'],
];

const texts = [];
for (const [file, name] of catalogues) {
  const module = await import(pathToFileURL(join(root, 'apps/web/src/features', file)).href);
  collect(module[name], name);
}
const scored = texts.filter(({ words }) => words >= fewestWords).sort((one, other) => one.ease - other.ease);
const shown = process.argv.includes('--all') ? scored : scored.slice(0, hardest);
const of = (list, key) => list.reduce((sum, each) => sum + each[key], 0);
const whole = ease(of(scored, 'words'), of(scored, 'sentences'), of(scored, 'syllables'));
const below = scored.filter((text) => text.ease < aim).length;
print(
  `  ${scored.length} sentences of candidates' pages read at ${whole} (Flesch, aim ${aim}); ${below} of them below, ` +
    `the longest has ${Math.max(...scored.map(({ words }) => words))} words. The hardest:`,
);
for (const { path, ease: value, words, text } of shown) print(`  ${value}, ${words} words, ${path}: ${text}`);

function print(line) {
  process.stdout.write(`${line}\n`);
}

function collect(value, path) {
  if (typeof value === 'string') add(value, path);
  else if (typeof value === 'function') add(String(value(...Array(value.length).fill('5'))), path);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) collect(inner, `${path}.${key}`);
}

function add(text, path) {
  const words = text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word));
  if (words.length === 0) return;
  const sentences = Math.max(1, text.split(/[.!?:…]+(?:\s|$)/).filter((part) => part.trim() !== '').length);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  texts.push({
    path,
    text,
    words: words.length,
    sentences,
    syllables,
    ease: ease(words.length, sentences, syllables),
  });
}

function ease(words, sentences, syllables) {
  return Math.round(flesch({ sentence: sentences, word: words, syllable: syllables }));
}
