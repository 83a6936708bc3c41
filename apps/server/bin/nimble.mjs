#!/usr/bin/env node
import { requireWebApp } from '../../../scripts/build/build-web.mjs';
import { pinnedNode, requirePackages } from '../../../scripts/install.mjs';
import { runServer } from '../../../scripts/run-server.mjs';

const words = process.argv.slice(2);
const showsPages = words[0] === 'web' || words[0] === 'serve';
if (showsPages && !words.includes('--help') && !words.includes('-h')) requireWebApp();
requirePackages();
runServer(pinnedNode(), words);
