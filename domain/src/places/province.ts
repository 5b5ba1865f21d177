import { fold } from '../text/search-words';

/** Canada Post's codes; each is also the key of its translated name. */
export const PROVINCE_CODES = [
  'AB',
  'BC',
  'MB',
  'NB',
  'NL',
  'NS',
  'NT',
  'NU',
  'ON',
  'PE',
  'QC',
  'SK',
  'YT',
] as const;
export type ProvinceCode = (typeof PROVINCE_CODES)[number];

/**
 * Names and common abbreviations in both languages, folded, without spaces and punctuation. 'né' keeps its accent:
 * 'NE' at the end of a street is a compass direction.
 */
const SPELLINGS: Readonly<Record<ProvinceCode, readonly string[]>> = {
  AB: ['alberta', 'alta', 'alb'],
  BC: ['britishcolumbia', 'colombiebritannique', 'cb'],
  MB: ['manitoba', 'man'],
  NB: ['newbrunswick', 'nouveaubrunswick'],
  NL: [
    'newfoundlandandlabrador',
    'newfoundland',
    'terreneuveetlabrador',
    'terreneuve',
    'tnl',
    'nfld',
  ],
  NS: ['novascotia', 'nouvelleecosse', 'né'],
  NT: ['northwestterritories', 'territoiresdunordouest', 'tno', 'nwt'],
  NU: ['nunavut', 'nvt'],
  ON: ['ontario', 'ont'],
  PE: ['princeedwardisland', 'ileduprinceedouard', 'pei', 'ipe'],
  QC: ['quebec', 'que', 'pq'],
  SK: ['saskatchewan', 'sask'],
  YT: ['yukon', 'yukonterritory', 'territoireduyukon', 'yn'],
};

const CODE_BY_SPELLING: ReadonlyMap<string, ProvinceCode> = new Map(
  PROVINCE_CODES.flatMap((code) =>
    [code.toLowerCase(), ...SPELLINGS[code]].map((spelling): [string, ProvinceCode] => [
      spelling,
      code,
    ]),
  ),
);

export function isProvinceCode(value: unknown): value is ProvinceCode {
  return PROVINCE_CODES.some((code) => code === value);
}

/** The province if the whole text names one ('QC', 'Québec', 'C.-B.', 'nova scotia'), else null. */
export function provinceFromText(text: string): ProvinceCode | null {
  const spelling = lettersOf(fold(text));
  return (
    CODE_BY_SPELLING.get(spelling) ?? CODE_BY_SPELLING.get(lettersOf(text.toLowerCase())) ?? null
  );
}

function lettersOf(text: string): string {
  return text.normalize('NFC').replace(/[^\p{L}]/gu, '');
}
