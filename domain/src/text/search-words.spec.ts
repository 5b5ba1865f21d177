import fc from 'fast-check';
import {
  fold,
  jobSearchQuery,
  jobSearchText,
  matchesWords,
  phoneWords,
  searchQuery,
  searchText,
  vinWords,
  words,
} from './search-words';

test.each([
  ['Montréal', 'montreal'],
  ['MONTRE\u0301AL', 'montreal'],
  ['Trois-Rivières', 'trois-rivieres'],
  ['Straße', 'strasse'],
  ['STRASSE ẞ', 'strasse ss'],
  ['Cœur Œuvre', 'coeur oeuvre'],
  ['Æbleskiver', 'aebleskiver'],
  ['Łódź', 'lodz'],
  ['Øresund Ǿ', 'oresund o'],
  ['İstanbul ısı', 'istanbul isi'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['ﬁne １２', 'fine 12'],
  ['Ñandú', 'nandu'],
  ['', ''],
])('%j folds to %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('folding twice equals folding once, in any case', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ["St. John's, NL", ['st', 'john', 's', 'nl']],
  ['F-150 4x4', ['f', '150', '4x4']],
  ['100%_done', ['100', 'done']],
  [' -- ', []],
])('%j has the words %j', (text, list) => {
  expect(words(text)).toEqual(list);
});

test('words consist of letters and digits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      for (const word of words(text)) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
    }),
  );
});

test.each([
  ['', null],
  ['a', null],
  [' a ', null],
  ['œ', null],
  ['🚚', null],
  ['%', null],
  ['%%', null],
  ['__', null],
  ['a%', null],
  ['a b', ['a', 'b']],
  ['mo', ['mo']],
  ['Montréal montreal MON', ['montreal', 'mon']],
  ['JOB-000123', ['job', '000123']],
])('the query %j searches for %j', (query, list) => {
  expect(searchQuery(query)).toEqual(list);
});

test.each([
  ['JOB-000123', ['000123']],
  ['job 123', ['123']],
  ['job000123', ['000123']],
  ['JOB400', ['400']],
  ['job400x', ['job400x']],
  ['john', ['john']],
  ['jo halifax', ['halifax']],
  ['Job', []],
  ['jo', []],
  ['j', null],
  ['', null],
])('the job query %j searches only for %j', (query, list) => {
  expect(jobSearchQuery(query)).toEqual(list);
});

test.each([
  ['montreal ford', ['mon'], true],
  ['montreal ford', ['ford', 'mont'], true],
  ['montreal ford', ['real'], false],
  ['montreal ford', ['mon', 'toyota'], false],
  ['montreal', [], true],
  ['', ['a'], false],
])('%j matches %j: %o', (text, query, is) => {
  expect(matchesWords(text, query)).toBe(is);
});

test.each([
  ['514-555-0199', ['514', '555', '0199', '15145550199', '5145550199']],
  ['+1 (514) 555-0199 x12', ['1', '514', '555', '0199', 'x12', '15145550199', '5145550199']],
  ['+33 1 23 45 67 89', ['33', '1', '23', '45', '67', '89', '33123456789']],
  ['call me', ['call', 'me']],
  [null, []],
])('the phone %o is found by %j', (phone, list) => {
  expect(searchText(phoneWords(phone)).split(' ').filter(Boolean)).toEqual(list);
});

test('a placeholder is not a VIN', () => {
  expect(searchText(vinWords({ vin: null, vinLast8: 'TBD' }))).toBe('');
});

test('search text contains each word once', () => {
  expect(searchText(['Zoé Roy', null, 'roy', undefined, 2024])).toBe('zoe roy 2024');
});

describe('a job', () => {
  const text = jobSearchText({
    id: 123,
    customerName: 'Garage Élite',
    driverName: 'Zoé Roy',
    poNumber: 'PO-4471',
    pickupAddress: '55 rue Principale',
    pickupCity: 'Lévis',
    dropoffAddress: '9 Dock Rd',
    dropoffCity: "St. John's",
    pickupContactPhone: '5145550199',
    dropoffContactPhone: '1 (709) 555-0123 x4',
    vehicles: [
      {
        year: 2019,
        make: 'Škoda',
        model: 'Octavia RS',
        vin: '1M8GDM9AXKP042788',
        vinLast8: 'KP042788',
        poNumber: 'U 77/9',
      },
      { year: null, make: null, model: null, vin: null, vinLast8: 'AB123456', poNumber: null },
    ],
  });

  test.each([
    'JOB-000123',
    'job 123',
    '000123',
    '123',
    'job000123',
    'elite',
    'GARAGE él',
    'zoe roy',
    'po-4471',
    'PO4471',
    '4471',
    '1m8gdm9axkp042788',
    '1M8GDM',
    'kp042788',
    '514-555-0199',
    '(514) 555-0199',
    '5145550199',
    '+1 514 555 0199',
    '514.555.0199',
    '(514)5550199',
    '555-0199',
    '5550123',
    '7095550123',
    'KP0427',
    'ab123456',
    '042788',
    '2788',
    'B12345',
    'skoda octavia',
    '2019',
    'u779',
    'levis',
    'principale',
    'dock rd',
    "st. john's",
  ])('is found by %j', (query) => {
    expect(matchesWords(text, searchQuery(query) ?? ['?'])).toBe(true);
  });

  test.each(['999999', 'montreal', 'vis', '788', '04278x', 'job 124'])(
    'is not found by %j',
    (query) => {
      expect(matchesWords(text, searchQuery(query) ?? ['?'])).toBe(false);
    },
  );

  test('without other data is found by its number', () => {
    expect(jobSearchText({ id: 7 })).toBe('job 000007 7 job000007');
  });
});
