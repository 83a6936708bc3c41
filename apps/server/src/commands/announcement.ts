import type { Settings } from '../config/config.ts';
import type { PrintedLinks } from './web-server.ts';

/**
 * The terminal output once the server answers, in three paragraphs: where, how to sign in, how to stop. Each link has a
 * line of its own, so that it can be copied whole.
 */
export function announcement(
  { publicUrl, masterEmail, registration }: Pick<Settings, 'publicUrl' | 'masterEmail' | 'registration'>,
  links: PrintedLinks,
): string {
  return inParagraphs([
    [`Nimble is ready: ${publicUrl}`],
    signingIn(registration === 'open', masterEmail, links),
    ['Press Ctrl-C to stop.'],
  ]);
}

/** The terminal output once a standalone worker takes tasks. */
export function workerAnnouncement({ taskConcurrency }: Pick<Settings, 'taskConcurrency'>): string {
  return inParagraphs([
    [`The worker is ready. Tasks that it runs at once (TASK_CONCURRENCY): ${taskConcurrency}.`],
    ['Press Ctrl-C to stop.'],
  ]);
}

function inParagraphs(paragraphs: readonly (readonly string[])[]): string {
  const lines = paragraphs.flatMap((paragraph) => ['', ...paragraph.map((line) => `  ${line}`)]);
  return `${lines.join('\n')}\n\n`;
}

function signingIn(isOpen: boolean, masterEmail: string, { outbox, masterSetup }: PrintedLinks): string[] {
  const lines = [isOpen ? 'Sign in there, or sign up to register your company.' : 'Sign in there.'];
  if (outbox !== undefined)
    lines.push('Emails stay on this machine. Read them with this link, which works once:', outbox);
  if (masterSetup !== undefined)
    lines.push(
      `This installation has no master account yet. Its email will be ${masterEmail}.`,
      'To use another one, set MASTER_EMAIL and restart first. Create the account with this link, which works once:',
      masterSetup,
    );
  return lines;
}
