import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';

/** A language of the product, or English made 40 % longer to see what has no room. */
export type Tongue = 'en-CA' | 'fr-CA' | 'pseudo';

type Texts = { readonly [key: string]: string | Texts };

const LOCALES = join(__dirname, '../../frontend/src/locales');
const GROWTH = 1.4;
const PLAIN = 'AEIOUCNYaeioucny';
const ACCENTED = 'ÂÉÎÖÛÇÑÝâéîöûçñý';
/** What is no word: parameters, nested texts and tags. */
const HOLES = /(\{\{[^}]*\}\}|\$t\([^)]*\)|<[^>]*>)/;

function accent(letter: string): string {
  return ACCENTED[PLAIN.indexOf(letter)] ?? letter;
}

/** Vowels grow until the text is 40 % longer; brackets show where one is cut off. */
export function stretch(text: string): string {
  const parts = text.split(HOLES);
  let missing =
    Math.ceil(
      (text.length - parts.filter((_, at) => at % 2 === 1).join('').length) * (GROWTH - 1),
    ) - 2;
  const grown = parts.map((part, at) =>
    at % 2 === 1
      ? part
      : [...part]
          .map((letter) => {
            const shown = accent(letter);
            if (missing <= 0 || !/[aeiouAEIOU]/.test(letter)) return shown;
            missing -= 1;
            return shown + shown.toLowerCase();
          })
          .join(''),
  );
  const rest = missing > 0 ? ` ${'ö'.repeat(missing)}` : '';
  return `[${grown.join('')}${rest}]`;
}

function stretchAll(texts: Texts): Texts {
  const entries = Object.entries(texts).map(([key, value]): [string, string | Texts] => [
    key,
    typeof value === 'string' ? stretch(value) : stretchAll(value),
  ]);
  return Object.fromEntries(entries);
}

/** Looks a text up as the product does, by `namespace:key`, and fills its parameters. */
export function wordsOf(tongue: Tongue) {
  return (name: string, params: Readonly<Record<string, string>> = {}): string => {
    const [namespace = '', path = ''] = name.split(':');
    const file = join(LOCALES, tongue === 'fr-CA' ? 'fr-CA' : 'en-CA', `${namespace}.json`);
    let found: string | Texts | undefined = JSON.parse(readFileSync(file, 'utf8')) as Texts;
    for (const key of path.split('.')) found = typeof found === 'object' ? found[key] : undefined;
    if (typeof found !== 'string') throw new Error(`There is no text named ${name}`);
    const text = tongue === 'pseudo' ? stretch(found) : found;
    return text.replace(/\{\{(\w+)\}\}/g, (hole, param: string) => params[param] ?? hole);
  };
}

/** The built texts are stretched on their way to the browser, so that nothing of it is shipped. */
export async function speakPseudo(context: BrowserContext): Promise<void> {
  await context.route(/\/assets\/text-en-CA-[^/]*\.js$/, async (route) => {
    const answer = await route.fetch();
    const code = await answer.text();
    const literals = /JSON\.parse\('((?:[^'\\]|\\.)*)'\)/g;
    if (!literals.test(code)) throw new Error(`No texts in ${route.request().url()}`);
    const body = code.replace(literals, (_whole, literal: string) => {
      const json = literal.replace(/\\(['\\])/g, '$1');
      const grown = JSON.stringify(stretchAll(JSON.parse(json) as Texts));
      return `(${grown})`;
    });
    await route.fulfill({ response: answer, body });
  });
}
