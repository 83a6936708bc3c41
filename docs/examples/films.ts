/**
 * Saves the joined video of each pending candidate of a job:
 * npx node docs/examples/films.ts URL API_TOKEN JOB FOLDER
 */
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getSubmission, listSubmissions } from '@nimble/contracts/submissions';
import { createClient } from '../../packages/client/src/index.ts';

const [url = '', token = '', job = '', folder = '.'] = process.argv.slice(2);
if (job === '') throw new Error('Usage: npx node docs/examples/films.ts URL API_TOKEN JOB FOLDER');
const nimble = createClient({ url, token });
for (let page = 1, pages = 1; page <= pages; page += 1) {
  const filters = { job: { id: { $eq: Number(job) } }, status: { $eq: 'pending' } } as const;
  const { data, meta } = await nimble.call(listSubmissions, {
    query: { pagination: { page }, filters, fields: ['id'] },
  });
  pages = meta.pagination.pageCount;
  for (const { id } of data) {
    // A file's URL is valid for minutes, so request it just before you use it.
    const { data: submission } = await nimble.call(getSubmission, { params: { id } });
    if (submission.compiled_video === null) continue;
    const { body } = await fetch(`${url}${submission.compiled_video.url}`);
    if (body === null) continue;
    await pipeline(Readable.fromWeb(body), createWriteStream(join(folder, `${id}.mp4`)));
    console.log(`${id} ${submission.candidateName}`);
  }
}
