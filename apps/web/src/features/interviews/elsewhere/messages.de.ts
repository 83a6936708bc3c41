import type { ElsewhereTexts } from './messages.ts';

export const german: ElsewhereTexts = {
  title: 'Sie haben diese Frage auf einem anderen Gerät aufgenommen',
  text: 'Ihre Aufnahme ist bei uns und wird noch nicht verwendet. Sehen Sie sie an, bevor Sie sie verwenden: Das Ende kann fehlen.',
  watch: (size) => `Aufnahme ansehen (${size})`,
  again: 'Neu aufnehmen',
  againLeft: (count) => `Neu aufnehmen (noch ${count})`,
  failed:
    'Wir konnten Ihre Aufnahme nicht laden. Sie ist weiter sicher bei uns. Bitte versuchen Sie es noch einmal.',
};
