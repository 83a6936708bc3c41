import { refusals } from '../refusal.ts';

export const speechModelRefusals = refusals({
  'speech_model.unknown': { kind: 'notFound', text: 'This model is not in the catalog.' },
  'speech_model.not_installed': { kind: 'unprocessable', text: 'This model is not installed.' },
  'speech_model.on': {
    kind: 'unprocessable',
    text: 'This model is on. Turn it off, or turn another one on, before you delete it.',
  },
});
