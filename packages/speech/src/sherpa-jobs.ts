import type { SherpaModel } from './engines/sherpa-model.ts';
import type { TokenResult } from './engines/words-of-tokens.ts';
import type { Span } from './transcriber.ts';

/** What the process that runs sherpa-onnx is asked. */
export type SherpaJob =
  | { kind: 'speech'; path: string; model: string }
  | { kind: 'words'; path: string; model: SherpaModel; pieces: Span[]; threads: number };

/** What it says, in order; a process that ends without `done` has broken. */
export type SherpaAnswer =
  | { kind: 'span'; span: Span }
  | { kind: 'piece'; result: TokenResult }
  | { kind: 'failed'; reason: string }
  | { kind: 'done' };
