import { withoutEnd } from '../text/ends';

const IS_HTML = /<(?:html|body|table|tbody|tr|td|div|p|br|span|ul|li)\b/i;
const BLOCKS = new Set([
  ...[
    'p',
    'div',
    'br',
    'tr',
    'li',
    'ul',
    'ol',
    'table',
    'h1',
    'h2',
    'h3',
    'h4',
    'hr',
    'blockquote',
  ],
]);
const CELLS = new Set(['td', 'th']);
/** Elements whose content is not shown. */
const UNREAD = new Set(['style', 'script', 'head', 'title']);
const TAG = /^<(\/?)([a-z][a-z0-9]{0,15})(?=[\s/>])/i;
const COMMENT = '<!--';
const ENTITY = /&(?:#(\d{1,6})|([a-zA-Z]{2,8}));/g;
const ENTITIES: Readonly<Record<string, string>> = {
  ...{
    nbsp: ' ',
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    rsquo: '’',
    ndash: '–',
    mdash: '—',
  },
  ...{
    eacute: 'é',
    egrave: 'è',
    ecirc: 'ê',
    agrave: 'à',
    acirc: 'â',
    ccedil: 'ç',
    ocirc: 'ô',
    icirc: 'î',
  },
  ...{ ugrave: 'ù', ucirc: 'û', Eacute: 'É', Egrave: 'È', Agrave: 'À', Ccedil: 'Ç', deg: '°' },
};

/** Converts a copied HTML e-mail to lines and cells; other text is unchanged. */
export function withoutMarkup(text: string): string {
  if (!IS_HTML.test(text)) return text;
  return withoutTags(text)
    .replace(ENTITY, entity)
    .split('\n')
    .map((line) => withoutEnd(line.replace(/^[ \t]+/, ''), /[ \t]/))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function withoutTags(text: string): string {
  const parts: string[] = [];
  let at = 0;
  let unread: string | null = null;
  while (at < text.length) {
    const next = text.indexOf('<', at);
    const stop = next === -1 ? text.length : next;
    // A line break within the markup is a space, as in a browser.
    if (unread === null) parts.push(text.slice(at, stop).replace(/\s+/g, ' '));
    if (next === -1) break;
    const end = text.indexOf(text.startsWith(COMMENT, next) ? '-->' : '>', next);
    // No later tag can have an end either. Stopping here looks at each character once.
    if (end === -1) {
      if (unread === null) parts.push(text.slice(next));
      break;
    }
    const tag = TAG.exec(text.slice(next, next + 20));
    const name = tag?.[2]?.toLowerCase() ?? '';
    const isMarkup = tag !== null || text.startsWith('<!', next);
    if (isMarkup) {
      if (unread === null) parts.push(CELLS.has(name) ? cellOf(tag) : BLOCKS.has(name) ? '\n' : '');
      if (UNREAD.has(name)) unread = tag?.[1] === '/' ? null : name;
      at = text.startsWith(COMMENT, next) ? end + 3 : end + 1;
    } else {
      // An address such as <anna@example.com> is text.
      if (unread === null) parts.push('<');
      at = next + 1;
    }
  }
  return parts.join('');
}

function cellOf(tag: RegExpExecArray | null): string {
  return tag?.[1] === '/' ? '\t' : '';
}

function entity(whole: string, code: string | undefined, name: string | undefined): string {
  if (name !== undefined) return ENTITIES[name] ?? whole;
  const point = Number(code);
  return point > 31 && point < 0xd800 ? String.fromCodePoint(point) : whole;
}
