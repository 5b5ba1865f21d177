import type { ImportColumn, ImportKind } from './fields';
import { findHeads, headKey, mappingOf, recogniseHead } from './heads';

test.each<[ImportKind, string, ImportColumn | null]>([
  ['jobs', 'Customer', 'customerName'],
  ['jobs', 'Nom du client', 'customerName'],
  ['jobs', 'Courriel', 'customerEmail'],
  ['jobs', 'Pickup Address', 'pickupAddress'],
  ['jobs', 'Origin', 'pickupAddress'],
  ['jobs', 'PICK-UP CITY', 'pickupCity'],
  ['jobs', 'Ville de ramassage', 'pickupCity'],
  ['jobs', 'Code postal (cueillette)', 'pickupPostalCode'],
  ['jobs', 'Destination', 'dropoffAddress'],
  ['jobs', 'Delivery postal code', 'dropoffPostalCode'],
  ['jobs', 'Adresse de livraison', 'dropoffAddress'],
  ['jobs', 'Téléphone du contact - livraison', 'dropoffContactPhone'],
  ['jobs', 'Pickup Date', 'preferredPickupDate'],
  ['jobs', 'Delivery date', 'preferredDeliveryDate'],
  ['jobs', 'Livraison souhaitée', 'preferredDeliveryDate'],
  ['jobs', 'Delivery until', 'dropoffUntil'],
  ['jobs', 'Dropoff From', 'dropoffFrom'],
  ['jobs', 'Pickup from', 'pickupFrom'],
  ['jobs', 'Début de la livraison', 'dropoffFrom'],
  ['jobs', 'Fin du ramassage', 'pickupUntil'],
  ['jobs', 'Date de ramassage', 'preferredPickupDate'],
  ['jobs', 'VIN #', 'vin'],
  ['jobs', 'NIV', 'vin'],
  ['jobs', 'VIN#', 'vin'],
  ['jobs', 'Vin No.', 'vin'],
  ['jobs', 'N° de série', 'vin'],
  ['jobs', 'Nº de série', 'vin'],
  ['jobs', 'No. série', 'vin'],
  ['jobs', 'Serial#', 'vin'],
  ['jobs', 'ＶＩＮ', 'vin'],
  ['jobs', 'NIV (VIN)', 'vin'],
  ['jobs', 'VIN / NIV', 'vin'],
  ['jobs', 'PO#', 'poNumber'],
  ['jobs', 'P.O. #', 'poNumber'],
  ['jobs', 'Ref #', 'poNumber'],
  ['jobs', 'Réf.', 'poNumber'],
  ['jobs', 'Nº de bon de commande', 'poNumber'],
  ['jobs', 'Prix convenu ($ CAD)', 'price'],
  ['jobs', 'Price ($)', 'price'],
  ['jobs', 'Preferred Pickup', 'preferredPickupDate'],
  ['jobs', 'Ramassage souhaité', 'preferredPickupDate'],
  ['jobs', 'Customer #', null],
  ['jobs', 'Date (delivery)', 'preferredDeliveryDate'],
  ['jobs', 'Unit #', null],
  ['jobs', 'Numéro de série', 'vin'],
  ['jobs', 'Année', 'year'],
  ['jobs', 'Marque', 'make'],
  ['jobs', 'Modèle', 'model'],
  ['jobs', 'Bon de commande', 'poNumber'],
  ['jobs', 'Prix', 'price'],
  ['jobs', 'Odometer', null],
  ['jobs', '', null],
  ['customers', 'Entreprise', 'name'],
  ['customers', 'Contact', 'contactName'],
  ['customers', 'Code postal', 'postalCode'],
  ['customers', 'VIN', null],
])('of %s, %j is %s', (kind, head, column) => {
  expect(recogniseHead(kind, head)).toBe(column);
});

test('if two headers name one field, the first is mapped', () => {
  expect(mappingOf('jobs', ['VIN', 'NIV', 'Prix'])).toEqual(['vin', null, 'price']);
});

test('the saved mapping has priority, even for an ignored column', () => {
  const kept = new Map<string, ImportColumn | null>([
    [headKey('Châssis 8'), 'vin'],
    [headKey('Price'), null],
  ]);
  expect(mappingOf('jobs', ['chassis 8', 'Price', 'Make'], kept)).toEqual(['vin', null, 'make']);
});

test('finds headers below titles', () => {
  const rows = [
    ['Liste du 26 novembre', '', ''],
    ['', '', ''],
    ['NIV', 'Marque', 'Prix'],
    ['1', 'Kia', '5'],
  ];
  expect(findHeads('jobs', rows)).toEqual({ heads: ['NIV', 'Marque', 'Prix'], rows: 3 });
});

test('puts merged headers before the headers below them', () => {
  const rows = [
    ['', 'Pickup', '', 'Delivery', ''],
    ['VIN', 'City', 'Province', 'City', 'Province'],
    ['KP042788', 'Laval', 'QC', 'Ottawa', 'ON'],
  ];
  const { heads, rows: count } = findHeads('jobs', rows);
  expect(count).toBe(2);
  expect(mappingOf('jobs', heads)).toEqual([
    'vin',
    'pickupCity',
    'pickupProvince',
    'dropoffCity',
    'dropoffProvince',
  ]);
});

test('uses the first row with content if no header is known', () => {
  expect(
    findHeads('jobs', [
      ['', ''],
      ['foo', 'bar'],
      ['1', '2'],
    ]),
  ).toEqual({
    heads: ['foo', 'bar'],
    rows: 2,
  });
});
