import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RenderedPage, renderPage, type SizeOf } from './markdown';

/** The content of `contents.json`: pages by file name, in order. */
interface ListedGroup {
  readonly title: string;
  /** Reference pages, as opposed to guides. */
  readonly isReference?: boolean;
  readonly pages: readonly string[];
}

export interface DocsPage extends RenderedPage {
  readonly name: string;
  readonly language: 'en' | 'fr';
  readonly isReference: boolean;
}

export interface DocsGroup {
  readonly title: string;
  readonly pages: readonly DocsPage[];
}

/** `drivers.fr` is the French page of `drivers`. */
const languageOf = (name: string) => (name.endsWith('.fr') ? 'fr' : 'en');

/** The offset of the width in a PNG file; the height follows it. */
const PNG_WIDTH_AT = 16;
const PNG_HEIGHT_AT = 20;

const sizesIn =
  (folder: string): SizeOf =>
  (address) => {
    const file = join(folder, address);
    if (!address.endsWith('.png') || !existsSync(file)) return undefined;
    const bytes = readFileSync(file);
    return { width: bytes.readUInt32BE(PNG_WIDTH_AT), height: bytes.readUInt32BE(PNG_HEIGHT_AT) };
  };

/** All pages of the manual in their groups. Skips listed pages whose file is missing. */
export function readDocs(folder: string): DocsGroup[] {
  const listed = JSON.parse(
    readFileSync(join(folder, 'contents.json'), 'utf8'),
  ) as readonly ListedGroup[]; // ours, and held by a test
  const read = (name: string, isReference: boolean): DocsPage[] => {
    const file = join(folder, `${name}.md`);
    if (!existsSync(file)) return [];
    const page = renderPage(readFileSync(file, 'utf8'), sizesIn(folder));
    return [{ ...page, name, language: languageOf(name), isReference }];
  };
  return listed
    .map(({ title, isReference = false, pages }) => ({
      title,
      pages: pages.flatMap((name) => read(name, isReference)),
    }))
    .filter(({ pages }) => pages.length > 0);
}
