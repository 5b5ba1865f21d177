import type { Letter, LetterFact, LetterPart } from './letter-parts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Mail programs support tables better than other layouts. */
const TABLE = '<table role="presentation" border="0" cellpadding="0" cellspacing="0"';
/** Visible on light and on dark backgrounds. Text and background keep the reader's own colours. */
const LINE = '1px solid #8a8f98';

/** One column without images or scripts. All values are escaped. */
export function letterHtml({
  language,
  subject,
  sender,
  parts,
  link = null,
}: Pick<Letter, 'language' | 'subject' | 'sender' | 'parts' | 'link'>): string {
  const rows = parts.map((part) => `<tr><td>${partHtml(part, link)}</td></tr>`).join('');
  return `<!doctype html><html lang="${escaped(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title></head><body style="margin:0;padding:0">${TABLE} width="100%"><tr><td align="center" style="padding:24px 16px">${TABLE} style="width:100%;max-width:600px;font:16px/1.5 Arial,Helvetica,sans-serif;text-align:left"><tr><td style="border-bottom:${LINE};padding-bottom:12px;font-size:20px;font-weight:bold">${escaped(sender.name)}</td></tr>${rows}</table></td></tr></table></body></html>`;
}

function partHtml(part: LetterPart, link: string | null): string {
  if (typeof part !== 'string') return factsHtml(part);
  return part
    .split('\n\n')
    .map((lines) => `<p style="margin:16px 0 0">${linked(lines, link).replace(/\n/g, '<br>')}</p>`)
    .join('');
}

function factsHtml(facts: readonly LetterFact[]): string {
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th scope="row" style="border-bottom:${LINE};padding:6px 24px 6px 0;text-align:left;font-weight:normal">${escaped(label)}</th><td style="border-bottom:${LINE};padding:6px 0;font-weight:bold">${escaped(value)}</td></tr>`,
  );
  return `<table border="0" cellpadding="0" cellspacing="0" style="margin:16px 0 0;font:16px/1.5 Arial,Helvetica,sans-serif">${rows.join('')}</table>`;
}

function linked(text: string, link: string | null): string {
  if (link === null) return escaped(text);
  const anchor = `<a href="${escaped(link)}">${escaped(link)}</a>`;
  return text.split(link).map(escaped).join(anchor);
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
}
