import { contentsBar, type ContentsTexts, escaped } from '../contents-bar';
import type { DocsGroup, DocsPage } from './docs-library';
import type { DocsSection } from './markdown';

interface PageTexts extends ContentsTexts {
  readonly manual: string;
  readonly back: string;
  readonly api: string;
}

const TEXTS: Readonly<Record<DocsPage['language'], PageTexts>> = {
  en: {
    manual: 'Manual',
    bar: 'Contents and search',
    title: 'Contents',
    label: 'Search the manual',
    placeholder: 'What do you look for?',
    none: 'No page has all of these words.',
    one: '1 page',
    many: '{count} pages',
    back: 'Back to Vehicle Dispatch',
    api: 'API manual',
  },
  fr: {
    manual: 'Manuel',
    bar: 'Sommaire et recherche',
    title: 'Sommaire',
    label: 'Chercher dans le manuel',
    placeholder: 'Que cherchez-vous?',
    none: 'Aucune page ne contient tous ces mots.',
    one: '1 page',
    many: '{count} pages',
    back: 'Retour à Vehicle Dispatch',
    api: 'Manuel de l’API',
  },
};

const addressOf = ({ name }: DocsPage) => `/docs/${name}`;

const sectionLink = (page: DocsPage, { id, title, words }: DocsSection) =>
  `<li data-words="${words.join(' ')}"><a href="${addressOf(page)}#${escaped(id ?? '')}">${escaped(title)}</a></li>`;

/** Shows the sections of the current page; a search shows those of all pages. */
function pageLink(page: DocsPage, current: DocsPage | null): string {
  const [before, ...sections] = page.sections;
  const isCurrent = page === current;
  return `<li lang="${page.language}" data-words="${before?.words.join(' ') ?? ''}">
<a href="${addressOf(page)}"${isCurrent ? ' aria-current="page"' : ''}>${escaped(page.title)}</a>
<ul${isCurrent ? '' : ' hidden'}>
${sections.map((section) => sectionLink(page, section)).join('\n')}
</ul>
</li>`;
}

const groupList = ({ title, pages }: DocsGroup, current: DocsPage | null) => `<section>
<h3 lang="en">${escaped(title)}</h3>
<ul>
${pages.map((page) => pageLink(page, current)).join('\n')}
</ul>
</section>`;

const groupOverview = ({ title, pages }: DocsGroup) => `<h2>${escaped(title)}</h2>
<dl>
${pages
  .map(
    (page) =>
      `<dt lang="${page.language}"><a href="${addressOf(page)}">${escaped(page.title)}</a></dt>
<dd lang="${page.language}">${escaped(page.lead)}</dd>`,
  )
  .join('\n')}
</dl>`;

function wholePage(
  groups: readonly DocsGroup[],
  current: DocsPage | null,
  title: string,
  html: string,
): string {
  const language = current?.language ?? 'en';
  const texts = TEXTS[language];
  const foot = `<p><a href="/docs">${escaped(texts.manual)}</a> · <a href="/api/docs">${escaped(texts.api)}</a></p>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)} · ${escaped(texts.manual)}</title>
<link rel="stylesheet" href="/docs/contents.css">
<link rel="stylesheet" href="/docs/docs.css">
</head>
<body>
${contentsBar(texts, groups.map((group) => groupList(group, current)).join('\n'), foot)}
<main>
<p class="back"><a href="/">${escaped(texts.back)}</a></p>
${html}
</main>
<script src="/docs/contents.js"></script>
</body>
</html>`;
}

export const docsPage = (groups: readonly DocsGroup[], page: DocsPage) =>
  wholePage(groups, page, page.title, page.html);

/** The start page: every page with its purpose. */
export const docsStart = (groups: readonly DocsGroup[]) =>
  wholePage(
    groups,
    null,
    'Vehicle Dispatch',
    `<h1>Manual</h1>\n${groups.map(groupOverview).join('\n')}`,
  );

/** For an unknown or outdated address. */
export const missingPage = (groups: readonly DocsGroup[]) =>
  wholePage(
    groups,
    null,
    'No such page',
    `<h1>There is no such page</h1>\n<p>What there is:</p>\n${groups.map(groupOverview).join('\n')}`,
  );
