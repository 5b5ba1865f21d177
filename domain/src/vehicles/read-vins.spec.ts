import { readVins, withoutLabel } from './read-vins';

const VIN = '1M8GDM9AXKP042788';
const CIVIC = '2HGFC2F54KH538166';

test.each([
  '2HGFC2F5 4KH538166',
  '2HGFC2F5-4KH538166',
  '2HGFC2F5\n4KH538166',
  '2HGFC2F5\u00a04KH538166',
  '2HG FC2F5 4KH 538166',
  '2HGFC2F54–KH538166',
  '2hgfc2f5.4kh538166',
  '２ＨＧＦＣ２Ｆ５４ＫＨ５３８１６６',
  `I${CIVIC}`,
  `*I${CIVIC}*`,
  `VIN: ${CIVIC}`,
  `VIN${CIVIC}`,
  `NIV ${CIVIC}`,
  `N° de série : ${CIVIC}`,
  `Serial #${CIVIC}`,
  `BAY-${CIVIC}`,
  `BAY12${CIVIC}`,
  'VIN 2HGFC2F5 4KH538166',
])('%j is one vehicle', (text) => {
  expect(readVins(text)).toEqual({ vins: [CIVIC], left: [] });
});

test('a VIN in groups stays one, even with a wrong check digit', () => {
  expect(readVins('2HGFC2F5 4KH538167').vins).toEqual(['2HGFC2F54KH538167']);
  expect(readVins('WVW ZZZ 1JZ 3W386752').vins).toEqual(['WVWZZZ1JZ3W386752']);
});

test.each<[string, string[]]>([
  [`${VIN}, KP042789\nKP042790`, [VIN, 'KP042789', 'KP042790']],
  [`VIN: ${VIN}\r\n| KP042788 |\n\n  \nBAY-kp042789`, [VIN, 'KP042788', 'KP042789']],
  ['KP042788 KP042789', ['KP042788', 'KP042789']],
  [`${VIN} ${CIVIC}`, [VIN, CIVIC]],
  [`1) ${VIN}\n2) 2HGFC2F5 4KH538166`, [VIN, CIVIC]],
  [`I${VIN}\nA${CIVIC}`, [VIN, CIVIC]],
  ['20000001', ['20000001']],
  ['KP 04-27 88', []],
  ['1234', []],
  [' \n |', []],
  // A cell's only text is accepted even if it ends in a letter; the user sees that it is not a full VIN.
  ['CAT0336FLRKB', ['CAT0336FLRKB']],
])('%j holds %j', (text, vins) => {
  expect(readVins(text).vins).toEqual(vins);
});

test.each<[string, string[], string[]]>([
  [`${VIN} UNDRIVEABLE KP042789`, [VIN, 'KP042789'], ['UNDRIVEABLE']],
  ['SOMETHING KP042788', ['KP042788'], ['SOMETHING']],
  ['2024 MAZDA KP042788', ['KP042788'], ['2024', 'MAZDA']],
  [`${VIN} and ${CIVIC} (replacement)`, [VIN, CIVIC], ['REPLACEMENT']],
  ['NISSANROGUE', [], ['NISSANROGUE']],
])('%j leaves the texts that are no VIN', (text, vins, left) => {
  expect(readVins(text)).toEqual({ vins, left });
});

test('removes a label attached to a VIN, and nothing else', () => {
  expect(withoutLabel('IJHLRD77874C026456')).toBe('JHLRD77874C026456');
  expect(withoutLabel('VINKP042788')).toBe('KP042788');
  expect(withoutLabel(VIN)).toBe(VIN);
  expect(withoutLabel('ACCORDINGTOTHEMANUFACTURER')).toBe('ACCORDINGTOTHEMANUFACTURER');
});
