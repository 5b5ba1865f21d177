import { getDocumentProxy } from 'unpdf';

interface Node {
  readonly role?: string;
  readonly lang?: string;
  readonly alt?: string;
  readonly children?: readonly Node[];
}

export interface ReadPdf {
  /** One text per page, with the words in order. */
  readonly pages: readonly string[];
  readonly lang: string | undefined;
  /** All elements of the tree for screen readers. */
  readonly tags: readonly Node[];
}

/** The content of a PDF that a screen reader can access. */
export async function readPdf(content: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(content));
  const { info } = await pdf.getMetadata();
  const pages: string[] = [];
  const tags: Node[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const words = items.map((item) =>
      'str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '',
    );
    pages.push(words.join('').replace(/\s+/gu, ' '));
    collect((await page.getStructTree()) as Node | null, tags);
  }
  await pdf.cleanup();
  const { Language: lang } = info as { Language?: string };
  return { pages, lang, tags };
}

function collect(node: Node | null, tags: Node[]): void {
  if (node?.role === undefined) return;
  tags.push(node);
  for (const child of node.children ?? []) collect(child, tags);
}
