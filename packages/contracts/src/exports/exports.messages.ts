import { messages } from '../message.ts';

export const exportMessages = messages('exports', { deleted: 'Export deleted' });
