import { refusals } from '../refusal.ts';

export const mediaTaskRefusals = refusals({
  'media_task.not_failed': { kind: 'unprocessable', text: 'This step has not failed' },
});
