export type Block = { kind: 'heading' | 'list' | 'paragraph'; lines: string[] };
export type Part = { kind: 'text' | 'strong' | 'code'; text: string; at: number };

/** The subset of Markdown in docs/insights.md: headings, lists and paragraphs; the page shows its title. */
export function blocksOf(markdown: string): Block[] {
  return markdown
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '' && !block.startsWith('# '))
    .map((block): Block => {
      if (block.startsWith('## ')) return { kind: 'heading', lines: [block.slice(3)] };
      const lines = block.replace(/\n +/g, ' ').split('\n');
      if (block.startsWith('- ')) return { kind: 'list', lines: lines.map((line) => line.slice(2)) };
      return { kind: 'paragraph', lines };
    });
}

/** `**strong**` and code between backticks. */
export function partsOf(line: string): Part[] {
  let at = 0;
  const parts = line.split(/(\*\*[^*]+\*\*|`[^`]+`)/).map((piece): Part => {
    const place = at;
    at += piece.length;
    if (piece.startsWith('**')) return { kind: 'strong', text: piece.slice(2, -2), at: place };
    if (piece.startsWith('`')) return { kind: 'code', text: piece.slice(1, -1), at: place };
    return { kind: 'text', text: piece, at: place };
  });
  return parts.filter(({ text }) => text !== '');
}
