import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contractFaults } from './faults.mjs';

test('every text that the server sends is translated, with the same values', () => {
  expect(contractFaults(join(import.meta.dirname, '../..'))).toEqual([]);
});
