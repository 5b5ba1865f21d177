import { isProvinceCode, PROVINCE_CODES, provinceFromText } from './province';

const SPELLINGS: Record<string, string[]> = {
  AB: ['ab', 'Alberta', 'Alta.'],
  BC: ['BC', 'B.C.', 'British Columbia', 'Colombie-Britannique', 'C.-B.'],
  MB: ['mb', 'Manitoba', 'Man.'],
  NB: ['N.B.', 'New Brunswick', 'Nouveau-Brunswick', 'N.-B.'],
  NL: ['NL', 'Newfoundland and Labrador', 'Newfoundland', 'Terre-Neuve-et-Labrador', 'T.-N.-L.'],
  NS: ['NS', 'N.S.', 'Nova Scotia', 'Nouvelle-Écosse', 'N.-É.', 'NOUVELLE ECOSSE'],
  NT: ['NT', 'Northwest Territories', 'Territoires du Nord-Ouest', 'T.N.-O.', 'NWT'],
  NU: ['NU', 'Nunavut'],
  ON: ['on', 'Ontario', 'Ont.'],
  PE: ['PE', 'PEI', 'P.E.I.', 'Prince Edward Island', 'Île-du-Prince-Édouard', 'Î.-P.-É.'],
  QC: ['QC', 'Qc', 'Québec', 'quebec', 'PQ', 'Qué.'],
  SK: ['SK', 'Saskatchewan', 'Sask.'],
  YT: ['YT', 'Yukon', 'Yukon Territory'],
};

test('there are 13, each with its spellings', () => {
  expect([...PROVINCE_CODES]).toEqual(Object.keys(SPELLINGS));
});

test.each(
  Object.entries(SPELLINGS).flatMap(([code, all]) =>
    all.map((text): [string, string] => [text, code]),
  ),
)('%j is %s', (text, code) => expect(provinceFromText(text)).toBe(code));

test.each(['', 'NE', 'ne', 'Toronto', 'NY', 'Québec QC', '12', 'constructor'])(
  '%j is not a province',
  (text) => {
    expect(provinceFromText(text)).toBeNull();
  },
);

test('codes', () => {
  expect(['QC', 'qc', 'XX', null].map(isProvinceCode)).toEqual([true, false, false, false]);
});
