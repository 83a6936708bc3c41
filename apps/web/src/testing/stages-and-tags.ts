import { listStages } from '@nimble/contracts/stages';
import { listTags } from '@nimble/contracts/tags';
import { beforeEach } from 'vitest';
import type { contractServer } from './contract-server.ts';

/** A company has neither, unless a test says so. Belongs below its `contractServer()`. */
export function withoutStagesAndTags(server: ReturnType<typeof contractServer>): void {
  beforeEach(() => {
    server.answer(listStages, { data: [] });
    server.answer(listTags, { data: [] });
  });
}
