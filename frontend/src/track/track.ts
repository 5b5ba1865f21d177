import './track.css';
import { draw, drawButton } from './draw';
import { type Track, trackCard } from './trackCard';
import { browserLanguage, textsIn, type TrackLanguage } from './trackTexts';

type Shown = 'loading' | 'gone' | 'failed' | Track;

/** The tracking page. It does not use React, so it loads at once on a slow connection. */
function show(root: HTMLElement, token: string): void {
  let language = browserLanguage(navigator.languages);
  let shown: Shown = 'loading';

  const drawPage = () => {
    const texts = textsIn(language);
    const other: TrackLanguage = language === 'en-CA' ? 'fr-CA' : 'en-CA';
    document.documentElement.lang = language;
    document.title = texts.title;
    const toggle = drawButton('language', texts.language, () => {
      language = other;
      drawPage();
      root.querySelector<HTMLElement>('.language')?.focus();
    });
    toggle.lang = other;
    const company = typeof shown === 'string' ? texts.title : shown.carrier.name;
    root.replaceChildren(
      draw('header', '', draw('span', 'company', company), toggle),
      typeof shown === 'string' ? message(shown) : trackCard(shown, token, language),
    );
  };

  const message = (kind: Exclude<Shown, Track>): HTMLElement => {
    const texts = textsIn(language);
    if (kind === 'loading') return draw('main', 'message', draw('p', '', texts.loading));
    const [title, why] =
      kind === 'gone' ? [texts.gone, texts.goneWhy] : [texts.failed, texts.failedWhy];
    const again =
      kind === 'gone' ? null : drawButton('button primary', texts.again, () => void load());
    return draw('main', 'message', draw('h1', '', title), draw('p', '', why), again);
  };

  const load = async () => {
    shown = 'loading';
    drawPage();
    shown = await read(token);
    drawPage();
  };
  void load();
}

async function read(token: string): Promise<Shown> {
  try {
    const answer = await fetch(`/api/track/${token}`);
    if (answer.status === 404) return 'gone';
    return answer.ok ? ((await answer.json()) as Track) : 'failed'; // our own answer
  } catch {
    return 'failed';
  }
}

const root = document.getElementById('root');
const [, token = ''] = /^\/track\/([\w-]+)/.exec(location.pathname) ?? [];
if (root) show(root, token || 'unknown');
