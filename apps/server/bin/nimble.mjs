#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pinnedNode, root } from '../../../scripts/install.mjs';

const main = join(root, 'apps/server/src/main.ts');
const { status } = spawnSync(pinnedNode(), [main, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 1);
