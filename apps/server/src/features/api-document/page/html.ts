import { escapeHtml } from '../../../platform/escape-html.ts';

/** Markup that may be inserted in a page unchanged. */
export type Html = { markup: string };

/** Joins markup; plain text is escaped. */
export function html(parts: TemplateStringsArray, ...values: (Html | Html[] | string)[]): Html {
  const written = values.map((value) => {
    if (typeof value === 'string') return escapeHtml(value);
    return Array.isArray(value) ? value.map(({ markup }) => markup).join('') : value.markup;
  });
  return { markup: parts.map((part, at) => `${part}${written[at] ?? ''}`).join('') };
}

/** Paragraphs with `code` and **bold** in them. */
export function paragraphs(text: string): Html[] {
  return text.split(/\n{2,}/).flatMap((one) => {
    const { markup } = line(one);
    return markup === '' ? [] : [{ markup: `<p>${markup}</p>` }];
  });
}

/** One line with `code` and **bold** in it. */
export function line(text: string): Html {
  const markup = escapeHtml(text.replace(/\s+/g, ' ').trim())
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');
  return { markup };
}
