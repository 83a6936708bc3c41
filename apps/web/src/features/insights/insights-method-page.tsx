import type { Language } from '@nimble/contracts/languages';
import { type ComponentType, lazy } from 'react';
import { serverLanguage, useLanguage } from '../../lib/language/language.ts';
import { Card } from '../../ui/figures/card.tsx';
import { blocksOf, partsOf } from './simple-markdown.ts';

/** docs/insights.md for readers of the numbers: one text for the repository and for this page. */
const methods: Readonly<Record<Language, ComponentType>> = {
  en: lazy(async () => article('en', await import('../../../../../docs/insights.md?raw'))),
  de: lazy(async () => article('de', await import('../../../../../docs/insights.de.md?raw'))),
  es: lazy(async () => article('es', await import('../../../../../docs/insights.es.md?raw'))),
  fr: lazy(async () => article('fr', await import('../../../../../docs/insights.fr.md?raw'))),
};

export function InsightsMethodPage() {
  useLanguage();
  const Method = methods[serverLanguage()];
  return (
    <div className="mx-auto w-full max-w-reading">
      <Card>
        <Method />
      </Card>
    </div>
  );
}

/** The pseudo-languages show English, so the article has its own language and direction. */
function article(language: Language, { default: text }: { default: string }): { default: ComponentType } {
  const blocks = blocksOf(text);
  return {
    default: () => (
      <article lang={language} dir="ltr" className="flex flex-col gap-3">
        {blocks.map((block) => (
          <Block key={block.lines.join('\n')} {...block} />
        ))}
      </article>
    ),
  };
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
