import { expect, test } from 'vitest';
import { textFaults, translationFaults } from './text-faults.mjs';

const answers = '{count, plural, one {# answer} other {# answers}}';

test.each([
  ['de', 'Save', 'Speichern'],
  ['de', 'Hello {name}', '{name}, hallo'],
  ['de', answers, '{count, plural, =1 {eine Antwort} other {# Antworten}}'],
  ['fr', answers, '{count, plural, one {# réponse} other {# réponses}}'],
  ['es', answers, 'Respuestas: {count, number}'],
  ['de', '{count, plural, =0 {None} other {# more}}', '{count, plural, =0 {Keine} other {# weitere}}'],
])('%s: %s and %s agree', (language, english, other) => {
  expect(textFaults(language, english, other)).toEqual([]);
});

test.each([
  ['Save', ' ', 'the text is empty'],
  ['Save', 'Speichern {', 'no ICU MessageFormat (EXPECT_ARGUMENT_CLOSING_BRACE)'],
  ['Save', '<b>Speichern</b>', 'no ICU MessageFormat (A text holds no tags.)'],
  ['Hello {name}', 'Hallo', 'no {name}'],
  ['Hello {name}', 'Hallo {name} {nme}', 'unknown {nme}'],
  ['{count, number} answers', '{count} Antworten', '{count}: it is number in English, here string | number'],
  ['{count} answers', '{count, number} Antworten', '{count}: it is string | number in English, here number'],
  [answers, '{count, plural, other {# Antworten}}', '{count}: no form one'],
  [
    answers,
    '{count, plural, one {# Antwort} few {# Antworten} other {# Antworten}}',
    '{count}: the language has no form few',
  ],
  [
    '{count, plural, =0 {None} other {# more}}',
    '{count, plural, one {# weitere} other {# weitere}}',
    '{count}: no form =0',
  ],
  [
    '{kind, select, video {Video} other {Answer}}',
    '{kind, select, film {Video} other {Antwort}}',
    '{kind}: no case video',
    '{kind}: unknown case film',
  ],
  [
    '{kind, select, video {{count, plural, one {#} other {# of all}}} other {Answer}}',
    '{kind, select, video {{count, plural, other {#}}} other {Antwort}}',
    '{count}: no form one',
  ],
])('%s: %s has a fault', (english, german, ...faults) => {
  expect(textFaults('de', english, german)).toEqual(faults);
});

test('the keys of both languages are the same', () => {
  const english = new Map([
    ['save', 'Save'],
    ['cancel', 'Cancel'],
  ]);
  const german = new Map([
    ['save', 'Speichern'],
    ['delete', 'Löschen'],
  ]);
  expect(translationFaults('de', english, german)).toEqual(['delete is not in English', 'cancel is missing']);
});

test.each([
  ['fr', 'Really?', 'Vraiment ?', '“Vraiment ?” has a plain space where a no-break space belongs'],
  ['fr', 'Name: {name}', 'Nom : {name}', '“Nom :” has a plain space where a no-break space belongs'],
  ['fr', 'Approve', '« Approuver »', '“« Approuver »” has a plain space where a no-break space belongs'],
  ['fr', 'Up to 5 MB', 'Jusqu’à 5 Mo', '“5 Mo” has a plain space where a no-break space belongs'],
  ['de', 'Loading …', 'Wird geladen …', '“geladen …” has a plain space where a no-break space belongs'],
  ['es', '{part}%', '{part} %', '“{part} %” has a plain space where a no-break space belongs'],
])('%s: %s as “%s” could break before its sign', (language, english, other, fault) => {
  expect(textFaults(language, english, other)).toEqual([fault]);
});

test.each([
  ['fr', '{name}: really?', '«\u00a0{name}\u00a0»\u00a0: vraiment\u202f?'],
  ['fr', '{count, plural, one {#} other {#}}', '{count, plural, one {#} many {#} other {#}}'],
  ['fr', 'At 18:00, {company} starts', 'À 18:00, {company} s’ouvre'],
  ['de', '{part}% of 5 MB …', '{part}\u00a0% von 5\u00a0MB\u00a0…'],
  ['de', 'Really? Yes; {name}: no', 'Wirklich? Ja; {name}: nein'],
])('%s: %s as “%s” has the spaces of the language', (language, english, other) => {
  expect(textFaults(language, english, other)).toEqual([]);
});
