export { type Answer, addressOf, type CallInput, type Rest } from '@nimble/contracts/calls';
export { type Client, createClient, RefusedError } from './client.ts';
export { sendRecording } from './send-recording.ts';
