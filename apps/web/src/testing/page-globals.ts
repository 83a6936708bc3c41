import { BroadcastChannel } from 'node:worker_threads';

// Every browser has it, and msw needs it; a page of the tests lacks it.
globalThis.BroadcastChannel ??= BroadcastChannel as typeof globalThis.BroadcastChannel;
