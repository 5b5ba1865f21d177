import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StartPage } from '@dispatch/domain/views/start-page';
import type { FirstAnswers, Visitor } from './first-answers';

/** The browser app's scripts and styles by name of part, as listed by the build. */
interface Bundles {
  readonly groups: Readonly<Record<string, readonly string[]>>;
  readonly styles: Readonly<Record<string, readonly string[]>>;
  readonly firstViews: Readonly<Record<string, FirstView>>;
}

/** The parts and texts that a view needs for its first render. */
interface FirstView {
  readonly parts: readonly string[];
  readonly texts: readonly string[];
}

/** By the build's names. */
const START_VIEWS: Readonly<Record<StartPage, string>> = {
  landing: 'welcome',
  'sign-in': 'sign-in',
};

/** Runs before the rendering script, so that a slow phone renders once. */
const scriptFirst = (file: string) =>
  `<script defer nonce="__CSP_NONCE__" src="/${file}"></script>`;

/** Preloads without running, so that the page stays responsive in between. */
const linkOnly = (file: string) =>
  `<link rel="preload" as="script" nonce="__CSP_NONCE__" href="/${file}">`;

/** The user's own language, otherwise the browser's first supported one. */
function languageOf(visitor: Visitor | null, accepted: string | undefined): string {
  if (visitor?.language) return visitor.language;
  const first = /\b(en|fr)\b/i.exec(accepted ?? '')?.[1]?.toLowerCase();
  return first === 'fr' ? 'fr-CA' : 'en-CA';
}

/** The view's name in the build; null if none is known. */
function firstViewOf(
  { visitor, page }: Pick<FirstAnswers, 'visitor' | 'page'>,
  view: string,
  startPage: StartPage,
): string | null {
  // Every page of a driver leads to the portal.
  if (visitor?.role === 'driver') return page === 'driver-job' ? page : 'driver';
  switch (page) {
    case 'start':
      return START_VIEWS[startPage];
    case 'sign-in':
      return START_VIEWS['sign-in'];
    case 'console':
    case 'redirect':
      return `view-${view}`;
    default:
      return null;
  }
}

/** Knows the build's files, to embed the parts of a first view. */
export class FirstParts {
  private readonly bundles: Bundles;

  constructor(
    folder: string,
    private readonly startPage: StartPage,
  ) {
    const file = join(folder, 'bundles.json');
    this.bundles = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as Bundles) // written by our own build
      : { groups: {}, styles: {}, firstViews: {} };
  }

  /** Preloads the files that scripts would otherwise request one after another. */
  tags(
    first: Pick<FirstAnswers, 'visitor' | 'page'>,
    view: string,
    acceptedLanguages: string | undefined,
  ): string {
    const { visitor } = first;
    const name = firstViewOf(first, view, this.startPage);
    const wanted = name === null ? undefined : this.bundles.firstViews[name];
    if (!wanted) return '';
    const language = languageOf(visitor, acceptedLanguages);
    const texts = ['common', ...wanted.texts].map((name) => `text-${language}-${name}-json`);
    const names = [...texts, ...wanted.parts];
    const boot = new Set(this.bundles.groups.boot);
    const scripts = new Set(names.flatMap((name) => this.bundles.groups[name] ?? []));
    const styles = new Set(names.flatMap((name) => this.bundles.styles[name] ?? []));
    const bring = visitor?.role === 'driver' ? scriptFirst : linkOnly;
    return [
      ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
      ...[...scripts].filter((file) => !boot.has(file)).map(bring),
    ].join('');
  }
}
