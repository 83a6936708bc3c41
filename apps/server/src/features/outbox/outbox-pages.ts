import { createHash } from 'node:crypto';
import { escapeHtml } from '../../platform/escape-html.ts';
import { readMail } from './read-mail.ts';

/** The printed link has the code behind the #, which only the page itself can read. */
const script = `const code = location.hash.slice(1);
if (code !== '') {
  history.replaceState(null, '', '/outbox');
  const form = document.querySelector('form');
  form.code.value = code;
  form.submit();
}`;
const scriptHash = createHash('sha256').update(script).digest('base64');

export const doorPolicy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${scriptHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;
export const mailsPolicy = `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

const style = `body{font:15px/1.5 system-ui,sans-serif;max-width:720px;margin:40px auto;padding:0 16px;color:#18181b;background:#fafafa;overflow-wrap:anywhere}
article,form{background:#fff;border:1px solid #e4e4e7;border-radius:10px;padding:16px 20px;margin:16px 0}
h2{font-size:16px;margin:0}p{margin:4px 0}.text{margin-top:12px;white-space:pre-wrap}a{color:#047857}
label{display:block;font-weight:600;margin-bottom:6px}
input{box-sizing:border-box;width:100%;font:inherit;padding:8px 10px;border:1px solid #a1a1aa;border-radius:8px;background:transparent;color:inherit}
button{font:inherit;font-weight:600;margin-top:12px;padding:8px 16px;border:0;border-radius:8px;background:#047857;color:#fff;cursor:pointer}
:focus-visible{outline:2px solid #047857;outline-offset:2px}.refused{color:#b91c1c}
@media(prefers-color-scheme:dark){body{color:#f4f4f5;background:#0c0c0e}article,form{background:#18181b;border-color:#3f3f46}a{color:#34d399}input{border-color:#71717a}.refused{color:#fca5a5}:focus-visible{outline-color:#34d399}}`;

function page(content: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>Outbox · Nimble</title><style>${style}</style>
<main><h1>Outbox</h1>
${content}</main></html>`;
}

/** Shown without a valid link. */
export function doorPage({ wasRefused }: { wasRefused: boolean }): string {
  const refused =
    '<p class="refused" role="alert">This link does not work: it was already used, has expired, or the server has restarted since.</p>';
  return page(`<p>The outbox keeps emails that were not sent, some with links that open accounts. Open it with the link that the server prints when it starts. The link works once; each start prints a new one. The master account can open the outbox under Installation.</p>
${wasRefused ? refused : ''}
<form method="post" action="/outbox"><label for="code">Code (the text behind # in the link)</label>
<input id="code" name="code" autocomplete="off" spellcheck="false" required maxlength="200"><button>Open the outbox</button></form>
<script>${script}</script>`);
}

export function mailsPage(mails: readonly string[], publicUrl: string): string {
  const articles = mails.map((mail) => {
    const { subject, to, date, text } = readMail(mail);
    return `<article><h2>${escapeHtml(subject)}</h2><p>${escapeHtml(to)} · ${escapeHtml(date)}</p><p class="text">${withLinks(text, publicUrl)}</p></article>`;
  });
  return page(`<p>No mail server is set (SMTP_URL), so these emails are kept here instead of being sent.</p>
${articles.join('\n') || '<p>No emails yet.</p>'}`);
}

/** Only addresses of this installation are links. */
function withLinks(text: string, publicUrl: string): string {
  return text
    .split(/(\s+)/)
    .map((word) => {
      const shown = escapeHtml(word);
      return word.startsWith(`${publicUrl}/`) ? `<a href="${shown}">${shown}</a>` : shown;
    })
    .join('');
}
