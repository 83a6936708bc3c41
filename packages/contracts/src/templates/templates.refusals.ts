import { refusals } from '../refusal.ts';

export const templateRefusals = refusals({
  'template.not_found': { kind: 'notFound', text: 'Template not found' },
  'template.too_many': {
    kind: 'unprocessable',
    text: 'A company can keep at most 200 templates of its own. Delete one to save another.',
  },
});
