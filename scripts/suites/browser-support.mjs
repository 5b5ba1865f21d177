import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import browserslist from 'browserslist';
import { ROOT } from '../steps/root.mjs';

/**
 * What the built files may not use while an older browser is promised.
 * @typedef {object} Feature
 * @property {string} name
 * @property {RegExp} pattern in minified scripts or styles
 * @property {{ safari: number, firefox: number, chrome: number }} since the first versions that have it
 */

/** A version that no browser has reached. */
const NEVER = 1_000;

/**
 * @param {string} name
 * @param {RegExp} pattern
 * @param {number} safari
 * @param {number} firefox
 * @param {number} chrome
 * @returns {Feature}
 */
const feature = (name, pattern, safari, firefox, chrome) => ({
  name,
  pattern,
  since: { safari, firefox, chrome },
});

/** @type {Feature[]} */
const SCRIPT_FEATURES = [
  feature('AbortSignal.any', /\bAbortSignal\.any\(/, 17.4, 124, 116),
  feature('Array.fromAsync', /\bArray\.fromAsync\(/, 16.4, 115, 121),
  feature('ArrayBuffer.transfer', /\.transferToFixedLength\(/, 17.4, 122, 114),
  feature('checkVisibility', /\.checkVisibility\(/, 17.4, 106, 105),
  feature('CloseWatcher', /\bnew CloseWatcher\b/, NEVER, NEVER, 126),
  feature('cookieStore', /\bcookieStore\./, 18.4, 140, 87),
  feature('Error.isError', /\bError\.isError\(/, NEVER, 138, 134),
  feature('groupBy', /\b(?:Object|Map)\.groupBy\(/, 17.4, 119, 117),
  feature('Intl.DurationFormat', /\bIntl\.DurationFormat\b/, 16.4, 136, 129),
  feature(
    'iterator helpers',
    /\.(?:values|keys|entries)\(\)\.(?:map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)\(/,
    18.4,
    131,
    122,
  ),
  feature('moveBefore', /\.moveBefore\(/, NEVER, 144, 133),
  feature('Promise.try', /\bPromise\.try\(/, 18.2, 134, 128),
  feature('Promise.withResolvers', /\bPromise\.withResolvers\(/, 17.4, 121, 119),
  feature('parseHTMLUnsafe', /\.(?:parse|set)HTMLUnsafe\(/, 17.4, 128, 124),
  feature('RegExp.escape', /\bRegExp\.escape\(/, 18.2, 134, 136),
  feature('requestIdleCallback', /\brequestIdleCallback\(/, NEVER, 55, 47),
  feature('requestVideoFrameCallback', /\.requestVideoFrameCallback\(/, 15.4, 132, 83),
  feature('scheduler.yield', /\bscheduler\.yield\(/, NEVER, 142, 129),
  feature(
    'sets',
    /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
    17,
    127,
    122,
  ),
  feature('setAppBadge', /\.setAppBadge\(/, NEVER, NEVER, 81),
  feature('showPopover', /\.(?:showPopover|togglePopover)\(/, 17, 125, 114),
  feature('startViewTransition', /\bdocument\.startViewTransition\(/, 18, 144, 111),
  feature('storage.estimate', /\.estimate\(/, 17, 57, 61),
  feature('Temporal', /\bTemporal\.(?:Now|PlainDate)\b/, NEVER, 139, 144),
  feature('Uint8Array.fromBase64', /\bUint8Array\.from(?:Base64|Hex)\(/, 18.2, 133, 140),
  feature('URL.canParse', /\bURL\.canParse\(/, 17, 115, 120),
  feature('URL.parse', /\bURL\.parse\(/, 18, 126, 126),
  feature('URLPattern', /\bnew URLPattern\(/, 26, 142, 95),
  feature('URLSearchParams.size', /\bsearchParams\.size\b/, 17, 112, 113),
  // Safari has it from 16.4, but not on the home screen.
  feature('wakeLock', /\.wakeLock\.request\(/, 18.4, 126, 84),
];

/** @type {Feature[]} */
const STYLE_FEATURES = [
  feature('@scope', /@scope\b/, 17.4, 146, 118),
  feature('@starting-style', /@starting-style\b/, 17.5, 129, 117),
  feature('anchor positioning', /\b(?:anchor-name|position-area|position-anchor):/, 26, 147, 125),
  feature('field-sizing', /\bfield-sizing:/, 26.2, NEVER, 123),
  feature('light-dark()', /\blight-dark\(/, 17.5, 120, 123),
  feature('linear()', /:linear\(|\slinear\(/, 17.2, 112, 113),
  feature('nesting', /[{;}]\s*&/, 17.2, 117, 120),
  // Safari still needs the prefix.
  feature('user-select', /(?<!-webkit-user-select:\s*[a-z]+;\s*)(?<!-)user-select:/, NEVER, 69, 54),
];

/** The newest language whose syntax every promised browser reads: Safari 17 brought the next. */
const LANGUAGE = 2022;

/** @typedef {{ safari: number, firefox: number, chrome: number }} Oldest */

/**
 * The oldest versions that the frontend's package.json promises.
 * @returns {Oldest}
 */
export function oldestBrowsers() {
  const listed = browserslist(null, { path: join(ROOT, 'frontend') });
  const oldest = (/** @type {string} */ name) =>
    Math.min(
      ...listed
        .map((entry) => entry.split(' '))
        .filter(([browser]) => browser === name)
        .map(([, version = '']) => parseFloat(version)),
    );
  return {
    safari: Math.min(oldest('safari'), oldest('ios_saf')),
    firefox: oldest('firefox'),
    chrome: Math.min(oldest('chrome'), oldest('edge')),
  };
}

/**
 * What a promised browser cannot read or lacks, one line each.
 * @param {string} file
 * @param {string} text
 * @param {Oldest} oldest
 * @returns {string[]}
 */
export function tooNew(file, text, oldest) {
  const isScript = file.endsWith('.js');
  const names = (isScript ? SCRIPT_FEATURES : STYLE_FEATURES)
    .filter(({ pattern }) => pattern.test(text))
    // A library may ask first whether the browser has it.
    .filter(({ name }) => !text.includes(`typeof ${name}`))
    .filter(
      ({ since }) =>
        since.safari > oldest.safari ||
        since.firefox > oldest.firefox ||
        since.chrome > oldest.chrome,
    )
    .map(({ name }) => name);
  const faults = isScript ? [...names, ...syntaxFaults(text)] : names;
  return faults.map((fault) => `${file}: ${fault} is newer than the oldest promised browser`);
}

/** @param {string} text */
function syntaxFaults(text) {
  try {
    parse(text, { ecmaVersion: LANGUAGE, sourceType: 'module' });
    return [];
  } catch (error) {
    return [`syntax (${error instanceof Error ? error.message : String(error)})`];
  }
}

/**
 * Everything in a build that a promised browser cannot read.
 * @param {string} dist
 */
export function unsupportedInBuild(dist) {
  const oldest = oldestBrowsers();
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:js|css)$/.test(file))
    .sort()
    .flatMap((file) => tooNew(file, readFileSync(join(dist, file), 'utf8'), oldest));
}
