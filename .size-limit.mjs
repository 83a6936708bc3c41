import { readFileSync } from 'node:fs';

/** What the browser loads before a page shows: the entry, the page's own chunk, and all that these import. */
const pages = [
  {
    name: '/login',
    chunks: ['src/app/app.tsx', 'src/features/accounts/sign-in/login-page.tsx'],
    limit: '105 kB',
  },
  { name: '/interview', chunks: ['src/features/interviews/index.ts'], limit: '96 kB' },
];
const folder = 'apps/web/dist';
const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'));

function filesOf(key, seen = new Set()) {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`The build has no chunk ${key}.`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(imported, seen);
  return seen;
}

export default pages.map(({ name, chunks, limit }) => ({
  name,
  limit,
  gzip: true,
  path: [...chunks.reduce((seen, chunk) => filesOf(chunk, seen), filesOf('index.html'))]
    .filter((file) => file.endsWith('.js'))
    .map((file) => `${folder}/${file}`),
}));
