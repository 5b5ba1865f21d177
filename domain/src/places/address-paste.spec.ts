import { parsePastedAddress } from './address-paste';

type Row = [string, string | null, string | null, string | null, string | null];

const ROWS: Row[] = [
  ['123 Main St, Montréal, QC H2X 1Y4', '123 Main St', 'Montréal', 'QC', 'H2X 1Y4'],
  ['123 Main St\nMontréal QC  h2x1y4\nCanada', '123 Main St', 'Montréal', 'QC', 'H2X 1Y4'],
  ['111 Wellington St, Ottawa, ON K1A OB1', '111 Wellington St', 'Ottawa', 'ON', 'K1A 0B1'],
  ['123 Main St\r\nToronto, ON\r\nM5V 2T6', '123 Main St', 'Toronto', 'ON', 'M5V 2T6'],
  ['55 rue Principale, Lévis (Québec) G6V 1A1', '55 rue Principale', 'Lévis', 'QC', 'G6V 1A1'],
  ['55 rue Principale, Québec (Québec)', '55 rue Principale', 'Québec', 'QC', null],
  ['55 rue Principale, Québec, QC, G1A 1A1', '55 rue Principale', 'Québec', 'QC', 'G1A 1A1'],
  ['55 rue Principale, Québec', '55 rue Principale', 'Québec', 'QC', null],
  [
    "1 Water St, Unit 5, St. John's, Newfoundland and Labrador",
    '1 Water St, Unit 5',
    "St. John's",
    'NL',
    null,
  ],
  [
    '12 King St, Charlottetown Prince Edward Island, Canada',
    '12 King St',
    'Charlottetown',
    'PE',
    null,
  ],
  ['8 Dock Rd, Halifax, N.-É. B3H 1A1', '8 Dock Rd', 'Halifax', 'NS', 'B3H 1A1'],
  ['9 Rue A, Moncton, Nouveau-Brunswick', '9 Rue A', 'Moncton', 'NB', null],
  ['100 4 Ave NE, Calgary, AB', '100 4 Ave NE', 'Calgary', 'AB', null],
  ['55 Birch Ave, 100 Mile House, BC V0K 2E0', '55 Birch Ave', '100 Mile House', 'BC', 'V0K 2E0'],
  ['7 Elm St, Winnipeg R3C 1A1', '7 Elm St', 'Winnipeg', 'MB', 'R3C 1A1'],
  ['7 Elm St, Winnipeg', '7 Elm St', 'Winnipeg', null, null],
  ['7 Elm St, Unit 4', '7 Elm St, Unit 4', null, null, null],
  ['Toronto ON', null, 'Toronto', 'ON', null],
  ['Toronto, Ontario', null, 'Toronto', 'ON', null],
  ['H2X 1Y4', null, null, 'QC', 'H2X 1Y4'],
  ['12 rue Québec', '12 rue Québec', null, null, null],
  ['Rue Québec', 'Rue Québec', null, null, null],
  ['123 Main St Toronto ON M5V 2T6', '123 Main St Toronto', null, 'ON', 'M5V 2T6'],
  ['North Yard\n123 Main St\nToronto ON', 'North Yard, 123 Main St', 'Toronto', 'ON', null],
  ['  ', null, null, null, null],
  [', ;\n', null, null, null, null],
  ['Canada', null, null, null, null],
];

test.each(ROWS)('%j', (text, address, city, province, postalCode) => {
  expect(parsePastedAddress(text)).toEqual({ address, city, province, postalCode });
});
