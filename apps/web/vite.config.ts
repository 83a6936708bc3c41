import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { messages } from './build/messages.ts';
import { packedFiles } from './build/packed-files.ts';
import { sharedChunks } from './build/shared-chunks.ts';

/** That of `npm start`. */
const server = `http://localhost:${process.env['PORT'] ?? 3000}`;

/** Needed by every first page; without the components that import Radix or the router. */
const base =
  /src[\\/](ui[\\/](messages|class-names|buttons[\\/](button|button-classes)|feedback[\\/](spinner|toast)|fields[\\/]control-classes)|lib[\\/](api-client|api-error|preferences|session)|shared[\\/]page-title)\.tsx?$/;

/** React keeps a file of its own: it is large, and browsers keep it over a release that did not change it. */
const apart = ['react'];

const groups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
  { name: 'router', test: /node_modules[\\/]react-router[\\/]/, priority: 3 },
  { name: 'zod', test: /node_modules[\\/]zod[\\/]/, priority: 3 },
  { name: 'base', test: base, priority: 1 },
];

/** Names for the limits in .size-limit.mjs. */
const firstPages = ['/features/accounts/sign-in/login-page.tsx', '/features/interviews/index.ts'];

export default defineConfig({
  plugins: [messages(), react(), tailwindcss(), packedFiles(), sharedChunks({ groups, apart, firstPages })],
  server: { proxy: { '/api': server, '/socket.io': { target: server, ws: true } } },
  build: {
    manifest: true,
    // The page's security policy allows fonts and scripts from our own files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups } },
    },
  },
});
