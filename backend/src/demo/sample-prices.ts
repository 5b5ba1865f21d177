import type { ItemFields } from '../modules/billing/invoicing/charges/price-list.service';

type Price = Pick<ItemFields, 'nameEn' | 'nameFr' | 'unit' | 'price'> &
  Partial<Pick<ItemFields, 'taxable' | 'proposedBy'>>;

const PRICES = [
  { nameEn: 'Waiting time', nameFr: 'Temps d’attente', unit: 'hour', price: 95_00 },
  { nameEn: 'Storage', nameFr: 'Entreposage', unit: 'day', price: 40_00 },
  { nameEn: 'Winch', nameFr: 'Treuil', unit: 'each', price: 75_00, proposedBy: 'winch' },
  { nameEn: 'Tolls', nameFr: 'Péages', unit: 'each', price: 38_50 },
  { nameEn: 'Fuel surcharge', nameFr: 'Supplément carburant', unit: 'percent', price: 12_500 },
  { nameEn: 'Dry run', nameFr: 'Déplacement inutile', unit: 'each', price: 150_00 },
  {
    nameEn: 'After-hours pickup',
    nameFr: 'Ramassage hors des heures',
    unit: 'each',
    price: 120_00,
  },
  { nameEn: 'Second attempt', nameFr: 'Deuxième tentative', unit: 'each', price: 110_00 },
] as const satisfies readonly Price[];

/** The sample company's accessorial charges. */
export const SAMPLE_PRICES: readonly ItemFields[] = PRICES.map((price) => ({
  taxable: true,
  proposedBy: null,
  ...price,
}));
