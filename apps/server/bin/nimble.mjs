#!/usr/bin/env node
import { pinnedNode } from '../../../scripts/install.mjs';
import { runServer } from '../../../scripts/run-server.mjs';

runServer(pinnedNode(), process.argv.slice(2));
