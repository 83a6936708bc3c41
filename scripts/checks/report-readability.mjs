// How easily the candidate's pages read in English: a report, never an error. `--all` lists every text, the hardest
// first.

import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { flesch } from 'flesch';
import { syllable } from 'syllable';
import { root } from '../install.mjs';
import { catalogFolders, readCatalog, textsOf } from '../messages/catalogs.mjs';

/** Flesch reading ease: 70 and more is easy for nearly everybody who reads English. */
const aim = 70;
/** Of labels and buttons the measure says nothing. */
const fewestWords = 5;
const listed = 5;

const pages = /^apps\/web\/src\/features\/((?:interviews|recordings|mails|guests\/page)(?:\/.+)?)\/messages$/;
const folders = catalogFolders(root).filter((folder) => pages.test(folder));
const texts = folders.flatMap((folder) =>
  [...textsOf(readCatalog(root, folder, 'en'))].map(([key, text]) =>
    measured(`${pages.exec(folder)[1]}: ${key}`, sampleOf(parse(text))),
  ),
);
// A report without input must fail.
if (texts.length < 200) throw new Error('The texts of the candidate’s pages were not read.');

const scored = texts.filter(({ words }) => words >= fewestWords).sort((one, other) => one.ease - other.ease);
const byLength = texts.toSorted((one, other) => other.words - one.words);
const sumOf = (key) => scored.reduce((sum, each) => sum + each[key], 0);
const whole = ease(sumOf('words'), sumOf('sentences'), sumOf('syllables'));
const below = scored.filter((text) => text.ease < aim).length;
const count = process.argv.includes('--all') ? scored.length : listed;
print(
  `  ${scored.length} texts of candidates' pages read at ${whole} (Flesch, aim ${aim}); ${below} of them below.`,
);
print('  The hardest:');
for (const text of scored.slice(0, count))
  print(`  ${text.ease}, ${text.words} words, ${text.path}: ${text.text}`);
print('  The longest:');
for (const text of byLength.slice(0, listed)) print(`  ${text.words} words, ${text.path}: ${text.text}`);

function print(line) {
  process.stdout.write(`${line}\n`);
}

/** The text with 5 for each value, and the last case of each choice. */
function sampleOf(elements) {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.options === undefined) return '5';
      return sampleOf(element.options.other.value);
    })
    .join('');
}

function measured(path, text) {
  const words = text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word));
  const sentences = Math.max(1, text.split(/[.!?:…]+(?:\s|$)/).filter((part) => part.trim() !== '').length);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return {
    path,
    text,
    words: words.length,
    sentences,
    syllables,
    ease: ease(Math.max(1, words.length), sentences, syllables),
  };
}

function ease(words, sentences, syllables) {
  return Math.round(flesch({ sentence: sentences, word: words, syllable: syllables }));
}
