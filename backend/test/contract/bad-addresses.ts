import type { Schema } from './api-document';

/** Invalid ids for paths, URL-encoded. */
export const WILD_IDS = [
  ...['0', '-1', '+1', '1.5', '1e3', '01', '0x1', '1n', 'abc', 'null', 'undefined', 'NaN', 'true'],
  ...['9007199254740992', '99999999999999999999', '1;DROP%20TABLE%20jobs', "1'--", '1%20OR%201=1'],
  ...['%00', '1%00', '%201', '1%0A', '１', '%EF%BC%91', '٣', 'constructor', '__proto__'],
  ...[
    '1%2F2',
    '%F0%9F%9A%9A',
    '%',
    '%E0%A4%A',
    '%FF',
    '*',
    '1,2',
    '[1]',
    '$1',
    '9'.repeat(150),
    'x'.repeat(5000),
  ],
];

/** Query values that must be refused, URL-encoded. */
export function badQueryValues({ type, format, enum: words, maxLength = 200 }: Schema): string[] {
  if (words !== undefined)
    return ['', 'x', 'constructor', '__proto__', `${String(words[0])}%20`, '%00'];
  if (type === 'integer')
    return [
      '',
      '-1',
      '1.5',
      '1e3',
      'abc',
      'NaN',
      '0x10',
      '%201',
      '+1',
      '٣',
      '99999999999999999999',
      '9007199254740992',
      '%00',
    ];
  const long = encodeURIComponent('🚚'.repeat(maxLength + 1));
  const controls = ['a%00b', 'a%1Bb', 'a%0Ab', 'a%7Fb', 'a%C2%85b'];
  if (format === 'date')
    return ['yesterday', '2026-02-30', '2026-13-01', '0000-01-01', '12026-01-01', ...controls];
  return [long, ...controls];
}

/** Unusual query values that must be accepted; each finds some records or none. */
export function goodQueryValues({ type, format, enum: words, maxLength = 200 }: Schema): string[] {
  if (words !== undefined) return words.map(String);
  if (type === 'integer') return ['1', '7', '499'];
  if (format === 'date')
    return ['2026-03-31', '2024-02-29', '0001-01-01', '1899-12-31', '9999-12-31', ''];
  return [
    ...[
      '',
      'a',
      'ab',
      '%25%25',
      '__',
      '%27%27',
      '%22a%22',
      'a*',
      '%2Bab%20-cd',
      '(((',
      '%5C%5C',
      '@@@',
    ],
    ...[
      '~~',
      '%3E%3C',
      'NEAR',
      'AND%20OR',
      'constructor',
      '%ED%A0%80',
      '%FF%FE',
      encodeURIComponent('🚚'.repeat(maxLength)),
    ],
    ...[
      encodeURIComponent('a '.repeat(maxLength / 2)),
      encodeURIComponent('ﷺ'.repeat(maxLength)),
      'é',
      'NaN',
    ],
  ];
}

/** They have other numbers of search words, and so lead to other statements. */
const hasOtherWords = (value: string) =>
  ['', 'ab', 'AND%20OR'].includes(value) || value.startsWith('a%20a');

/** Of many values a quarter, another one for each place, besides those that lead to other statements. */
export function fewQueryValues(values: readonly string[], place: number): readonly string[] {
  if (values.length < 10) return values;
  return values.filter((value, index) => hasOtherWords(value) || index % 4 === place % 4);
}

/**
 * Their parameter is a word or a link token, and any unknown value gets the same response. Separate tests cover them.
 */
export const WITHOUT_ID = /\{(event|language|token)\}/;
