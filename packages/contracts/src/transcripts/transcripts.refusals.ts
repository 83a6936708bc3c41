import { refusals } from '../refusal.ts';

export const transcriptRefusals = refusals({
  'transcript.engine_off': {
    kind: 'unprocessable',
    text: 'This installation transcribes nothing: no speech engine is set',
  },
});
