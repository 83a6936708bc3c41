export type { Actor } from './actor.ts';
export type { Look } from './face/look.ts';
export { drawPortrait } from './portrait.ts';
export type { RecordedAnswer } from './record-answer.ts';
export type { Span, SpokenWord } from './script.ts';
export { openStudio, type Studio } from './studio.ts';
export type { Voice } from './voice.ts';
