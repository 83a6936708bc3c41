/** Times in seconds. */
export type Cue = { start: number; end: number; text: string };

/** A WebVTT file. A text is one line there; markup in it would be carried out by the player. */
export function webVtt(cues: readonly Cue[]): string {
  const written = cues.map(({ start, end, text }) => `${clock(start)} --> ${clock(end)}\n${escaped(text)}\n`);
  return ['WEBVTT\n', ...written].join('\n');
}

function escaped(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function clock(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const parts = [
    Math.floor(milliseconds / 3_600_000),
    Math.floor(milliseconds / 60_000) % 60,
    Math.floor(milliseconds / 1000) % 60,
  ];
  const time = parts.map((part) => String(part).padStart(2, '0')).join(':');
  return `${time}.${String(milliseconds % 1000).padStart(3, '0')}`;
}
