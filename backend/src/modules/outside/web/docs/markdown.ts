import { words } from '@dispatch/domain/text/search-words';
import MarkdownIt, { type Token } from 'markdown-it';

export interface DocsSection {
  /** The anchor of its heading; null for the text before the first heading. */
  readonly id: string | null;
  readonly title: string;
  /** Folded unique words. */
  readonly words: readonly string[];
}

export interface RenderedPage {
  readonly title: string;
  /** The first paragraph, as text. */
  readonly lead: string;
  readonly html: string;
  readonly sections: readonly DocsSection[];
  /** The addresses in the text, including those of pictures. */
  readonly addresses: readonly string[];
  readonly anchors: readonly string[];
}

/** In pixels; undefined if the address is no picture of the manual. */
export type SizeOf = (address: string) => { width: number; height: number } | undefined;

const PAGE = /^([\w.-]+)\.md(#.*)?$/;
const API_DOCUMENT = '../backend/openapi.json';

// Raw HTML is shown as text, so that the content security policy needs no exception.
const markdown = new MarkdownIt({ html: false });
// A wide table scrolls on its own, also by keyboard.
markdown.renderer.rules['table_open'] = () => '<div class="table" tabindex="0"><table>\n';
markdown.renderer.rules['table_close'] = () => '</table></div>\n';

/** The anchor that GitHub and other viewers give to a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/\s/gu, '-');

/** Maps a file in the folder to its page below `/docs`. */
function servedAddress(address: string): string {
  if (address === API_DOCUMENT) return '/api/docs';
  const [, page, anchor = ''] = PAGE.exec(address) ?? [];
  if (page !== undefined) return `/docs/${page}${anchor}`;
  return /^([a-z]+:|#|\/)/.test(address) ? address : `/docs/${address}`;
}

/** The visible text of a token: its words and the text of its pictures. */
const textOf = ({ type, content, children }: Token): string => {
  if (type === 'softbreak' || type === 'hardbreak') return ' ';
  return children === null ? content : children.map(textOf).join('');
};

/** Rewrites anchors and addresses for the served page, and returns the original addresses. */
function prepare(tokens: readonly Token[], sizeOf: SizeOf) {
  const anchors: string[] = [];
  const addresses: string[] = [];
  for (const [place, token] of tokens.entries()) {
    if (token.type === 'heading_open') {
      const id = anchorOf(textOf(tokens[place + 1] ?? token));
      token.attrSet('id', id);
      anchors.push(id);
    }
    for (const part of token.children ?? []) {
      const name = part.type === 'link_open' ? 'href' : 'src';
      const address = part.attrGet(name)?.toString();
      if (address === undefined) continue;
      addresses.push(address);
      part.attrSet(name, servedAddress(address));
      if (part.type === 'image') setSize(part, sizeOf(address));
    }
  }
  return { anchors, addresses };
}

/** Reserves space for a picture while it loads. */
function setSize(picture: Token, size: ReturnType<SizeOf>): void {
  if (size === undefined) return;
  picture.attrSet('width', String(size.width));
  picture.attrSet('height', String(size.height));
  if (size.height > size.width) picture.attrSet('class', 'upright');
}

/** The units of search: each heading of the second level with its content. */
function sectionsOf(tokens: readonly Token[], title: string): DocsSection[] {
  const sections: { id: string | null; title: string; text: string[] }[] = [
    { id: null, title, text: [] },
  ];
  for (const [place, token] of tokens.entries()) {
    if (token.type === 'heading_open' && token.tag === 'h2')
      sections.push({
        id: token.attrGet('id')?.toString() ?? null,
        title: textOf(tokens[place + 1] ?? token),
        text: [],
      });
    if (token.content !== '') sections.at(-1)?.text.push(textOf(token));
  }
  return sections.map(({ id, title: name, text }) => ({
    id,
    title: name,
    words: [...new Set(words(text.join(' ')))],
  }));
}

export function renderPage(source: string, sizeOf: SizeOf): RenderedPage {
  const tokens = markdown.parse(source, {});
  const { anchors, addresses } = prepare(tokens, sizeOf);
  const after = (isOpening: (token: Token) => boolean) => {
    const place = tokens.findIndex(isOpening);
    const inline = place < 0 ? undefined : tokens[place + 1];
    return inline === undefined ? '' : textOf(inline);
  };
  const title = after(({ type, tag }) => type === 'heading_open' && tag === 'h1');
  const lead = after(({ type }) => type === 'paragraph_open');
  const html = markdown.renderer.render(tokens, markdown.options, {});
  return { title, lead, html, sections: sectionsOf(tokens, title), addresses, anchors };
}
