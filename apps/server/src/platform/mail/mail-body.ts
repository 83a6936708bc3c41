import { escapeHtml } from '../escape-html.ts';
import { linkIn, poweredByIn } from './frame-texts.ts';
import type { Mail, MailBrand } from './mail.ts';
import { withoutLinks } from './plain-name.ts';

/** Anybody may cause an email to anybody with an arbitrary name in its greeting. */
function greetingOf({ greeting }: Mail): string {
  return withoutLinks(greeting.replace(/\p{C}+/gu, ' '));
}

function greetings(mail: Mail): string[] {
  return mail.greeting === '' ? [] : [greetingOf(mail)];
}

/** An email as it is sent, to be shown before. */
export function renderMail(mail: Mail): { subject: string; text: string; html: string } {
  return { subject: mail.subject, text: mailText(mail), html: mailHtml(mail) };
}

export function mailText(mail: Mail): string {
  const { language, unsubscribe } = mail;
  const action = mail.action === undefined ? [] : [linkIn(language, mail.action)];
  const stop = unsubscribe === undefined ? [] : [linkIn(language, unsubscribe)];
  const source = mail.brand?.showsNimble === true ? [poweredByIn(language)] : [];
  const { closing = [] } = mail;
  return [
    ...greetings(mail),
    ...mail.paragraphs,
    ...action,
    ...closing,
    mail.footer,
    ...stop,
    ...source,
  ].join('\n\n');
}

/**
 * With `!important`, because inline styles are stronger otherwise. A logo may be dark and transparent, so it keeps white
 * behind it. The button looks the same on both.
 */
const darkStyle = `<style>@media (prefers-color-scheme: dark){
.page{background:#0c0c0e !important;color:#f4f4f5 !important}
.card{background:#18181b !important;border-color:#3b3b42 !important}
.name{color:#f4f4f5 !important}
.name img{background:#ffffff;border-radius:6px;padding:6px}
.small,.small a{color:#b6b6bf !important}
}</style>`;

const ownColors = { button: '#047857', onButton: '#ffffff', ink: '#047857' };

/** The logo, with the name as text where images are not loaded, else the name. */
function head(brand: MailBrand | undefined): string {
  if (brand === undefined) return 'Nimble';
  const name = escapeHtml(brand.name);
  if (brand.logoUrl === null) return name;
  return `<img src="${escapeHtml(brand.logoUrl)}" alt="${name}" height="40" style="height:40px;max-width:200px;object-fit:contain">`;
}

/**
 * Mail programs support only simple HTML with inline styles, and more of them `word-break: break-word` than
 * `overflow-wrap: anywhere`, which means the same.
 */
export function mailHtml(mail: Mail): string {
  const colors = mail.brand?.colors ?? ownColors;
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
  return `<!doctype html><html lang="${mail.language}"><head><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">${darkStyle}</head>
<body class="page" style="margin:0;background:#f4f4f5;padding:32px 16px;font:16px/1.5 Arial,sans-serif;color:#18181b">
<div class="card" style="max-width:520px;margin:0 auto;background:#ffffff;border:1px solid #e4e4e7;border-radius:10px;padding:32px;word-break:break-word">
<p class="name" style="margin:0 0 24px;font-weight:bold;color:${colors.ink}">${head(mail.brand)}</p>
${[...greetings(mail), ...mail.paragraphs].map(paragraph).join('\n')}
${button(mail, colors)}${(mail.closing ?? []).map((text) => `\n${paragraph(text)}`).join('')}
<p class="small" style="margin:0;font-size:13px;color:#52525b">${escapeHtml(mail.footer)}${stopLink(mail)}</p>${source(mail)}
</div></body></html>`;
}

function button({ action }: Mail, colors: NonNullable<MailBrand['colors']>): string {
  if (action === undefined) return '';
  return `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="background:${colors.button};color:${colors.onButton};text-decoration:none;padding:12px 20px;border-radius:8px;display:inline-block">${escapeHtml(action.label)}</a></p>`;
}

function source({ brand, language }: Mail): string {
  if (brand?.showsNimble !== true) return '';
  return `\n<p class="small" style="margin:16px 0 0;font-size:13px;color:#52525b">${poweredByIn(language)}</p>`;
}

function stopLink({ unsubscribe }: Mail): string {
  if (unsubscribe === undefined) return '';
  return ` <a href="${escapeHtml(unsubscribe.url)}" style="color:#52525b">${escapeHtml(unsubscribe.label)}</a>`;
}
