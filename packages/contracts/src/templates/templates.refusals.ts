import { refusals } from '../refusal.ts';

export const templateRefusals = refusals({
  'template.not_found': { kind: 'notFound', text: 'Template not found' },
  'template.too_many': {
    kind: 'unprocessable',
    text: 'A company can save at most 200 templates. Delete one first.',
  },
});
