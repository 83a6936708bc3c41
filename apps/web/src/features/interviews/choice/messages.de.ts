import type { ChoiceTexts } from './messages.ts';

export const german: ChoiceTexts = {
  title: 'Wählen Sie Ihre Aufnahme',
  text: 'Sehen Sie sich beide an und verwenden Sie die bessere. Die andere wird gelöscht, sobald Ihre Antwort angekommen ist.',
  number: (number) => `Aufnahme ${number}`,
  player: (number, length) => `Aufnahme ${number}, ${length}`,
  noLength: 'Länge unbekannt',
  inUse: 'Im Moment Ihre Antwort',
  notPlayable: 'Diese Aufnahme wird geprüft. Gleich können Sie sie ansehen.',
  use: 'Diese Aufnahme verwenden',
  useNumber: (number) => `Diese Aufnahme verwenden: Aufnahme ${number}`,
  keep: 'Diese Antwort behalten',
  keepNumber: (number) => `Diese Antwort behalten: Aufnahme ${number}`,
  again: 'Neu aufnehmen',
  againLeft: (count) => `Neu aufnehmen (noch ${count})`,
  noneLeft: 'Für diese Frage ist keine neue Aufnahme mehr übrig. Verwenden Sie eine dieser Aufnahmen.',
  giveUpTitle: 'Welche Aufnahme möchten Sie löschen?',
  giveUpText:
    'Sie können zwei Aufnahmen einer Antwort behalten. Die Aufnahme, die Sie hier wählen, wird endgültig gelöscht.',
  giveUp: (number) => `Aufnahme ${number} löschen`,
  cancel: 'Abbrechen',
  kept: (number) =>
    `Aufnahme ${number} bleibt erhalten. Nehmen Sie neu auf, und wählen Sie dann zwischen beiden.`,
  back: (number) => `Zurück zu Aufnahme ${number}`,
  answerKept: 'Ihre Antwort bleibt erhalten. Nehmen Sie neu auf, und wählen Sie dann zwischen beiden.',
  backToAnswer: 'Zurück zu Ihrer Antwort',
  keptHint: 'Wenn Sie neu aufnehmen, bleibt diese Aufnahme erhalten, und Sie wählen zwischen beiden.',
};
