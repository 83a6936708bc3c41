import { spawn } from 'node:child_process';

const keptCharacters = 20_000;

/**
 * Runs a program and keeps the end of its output, to show when it fails: its lines would disturb the progress display.
 *
 * @returns {Promise<{ code: number, output: string }>} code 1 when it was killed or is missing
 */
export function runProgram(program, options, cwd) {
  return new Promise((resolve) => {
    let output = '';
    const keep = (chunk) => {
      output = (output + chunk).slice(-keptCharacters);
    };
    const child = spawn(program, options, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output: output.trim() }));
  });
}
