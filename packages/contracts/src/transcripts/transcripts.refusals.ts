import { refusals } from '../refusal.ts';

export const transcriptRefusals = refusals({
  'transcript.engine_off': {
    kind: 'unprocessable',
    text: 'No speech engine is set on this server, so answers are not transcribed',
  },
});
