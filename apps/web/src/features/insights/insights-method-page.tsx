import text from '../../../../../docs/insights.md?raw';
import { Card } from '../../ui/figures/card.tsx';
import { blocksOf, partsOf } from './simple-markdown.ts';

/** docs/insights.md for readers of the numbers: one text, in the repository and here, in English only. */
export function InsightsMethodPage() {
  return (
    <div className="mx-auto w-full max-w-reading">
      <Card>
        <article lang="en" dir="ltr" className="flex flex-col gap-3">
          {blocksOf(text).map((block) => (
            <Block key={block.lines.join('\n')} {...block} />
          ))}
        </article>
      </Card>
    </div>
  );
}

function Block({ kind, lines }: ReturnType<typeof blocksOf>[number]) {
  switch (kind) {
    case 'heading':
      return <h2 className="mt-3 font-semibold text-lg">{lines[0]}</h2>;
    case 'list':
      return (
        <ul className="flex list-disc flex-col gap-1.5 ps-5">
          {lines.map((line) => (
            <li key={line}>
              <Inline text={line} />
            </li>
          ))}
        </ul>
      );
    case 'paragraph':
      return (
        <p>
          <Inline text={lines.join(' ')} />
        </p>
      );
  }
}

function Inline({ text: line }: { text: string }) {
  return partsOf(line).map(({ kind, text: part, at }) => {
    if (kind === 'strong') return <strong key={at}>{part}</strong>;
    if (kind === 'code') return <code key={at}>{part}</code>;
    return <span key={at}>{part}</span>;
  });
}
