import type { SherpaModel } from './engines/sherpa-model.ts';
import type { TokenResult } from './engines/words-of-tokens.ts';
import type { Span } from './transcriber.ts';

/** A request to the process that runs sherpa-onnx. */
export type SherpaJob =
  | { kind: 'speech'; path: string; model: string }
  | { kind: 'words'; path: string; model: SherpaModel; pieces: Span[]; threads: number };

/** Its replies, in order; a process that ends without `done` has crashed. */
export type SherpaAnswer =
  | { kind: 'span'; span: Span }
  | { kind: 'piece'; result: TokenResult }
  | { kind: 'failed'; reason: string }
  | { kind: 'done' };
