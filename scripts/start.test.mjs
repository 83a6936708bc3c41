import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('npm start --demo, of which npm keeps the option, says how to start the demo', () => {
  const env = { ...process.env, npm_config_demo: 'true' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'start.mjs')], {
    env,
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: '',
    stderr: 'npm took --demo for itself. Start the demo with: npm start -- --demo\n',
  });
});
