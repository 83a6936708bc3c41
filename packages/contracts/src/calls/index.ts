export { addressOf } from './address.ts';
export type { Answer, CallInput, Rest } from './call-types.ts';
