import type { LocationPart, Side } from '../jobs/job-location';
import type { ImportColumn } from './fields';

/** Every key is folded: lower case, without accents and marks. */
type Keys = readonly string[];

/** Words of a head that say nothing. */
export const FILLING = new Set([
  'the',
  'of',
  'de',
  'du',
  'des',
  'd',
  'l',
  'la',
  'le',
  'les',
  'a',
  'au',
]);

/** Which of the two places a head is about. */
export const SIDE_WORDS: readonly (readonly [string, Side])[] = [
  ...['pickup', 'pick up', 'pu', 'origin', 'from', 'shipper', 'ship from', 'start'].map(
    (word) => [word, 'pickup'] as const,
  ),
  ...['ramassage', 'cueillette', 'origine', 'depart', 'enlevement', 'chargement', 'collecte'].map(
    (word) => [word, 'pickup'] as const,
  ),
  ...['drop off', 'dropoff', 'delivery', 'destination', 'to', 'consignee', 'ship to', 'end'].map(
    (word) => [word, 'dropoff'] as const,
  ),
  ...['livraison', 'arrivee', 'dechargement', 'destinataire'].map(
    (word) => [word, 'dropoff'] as const,
  ),
];

/** What is told of one of the two places; the empty text is the side alone. */
export const PARTS: Readonly<Record<LocationPart, Keys>> = {
  Address: [
    '',
    'address',
    'full address',
    'street',
    'location',
    'adresse',
    'adresse complete',
    'rue',
    'lieu',
  ],
  City: ['city', 'town', 'ville', 'municipalite'],
  Province: ['province', 'prov', 'state', 'province state', 'etat'],
  PostalCode: ['postal code', 'postcode', 'zip', 'zip code', 'postal', 'code postal', 'cp'],
  ContactName: ['contact', 'contact name', 'name', 'nom', 'personne ressource', 'nom contact'],
  ContactPhone: ['phone', 'contact phone', 'telephone', 'tel', 'phone number', 'telephone contact'],
  SiteContactName: [
    'site contact',
    'on site contact',
    'contact sur place',
    'responsable sur place',
    'contact site',
  ],
};

/** Beside the pickup these are its date. */
export const DATE_PARTS = [
  'date',
  'day',
  'jour',
  'preferred date',
  'requested date',
  'date prevue',
  'date souhaitee',
];

/** Heads of files of jobs that are about no place. */
export const OF_JOBS: Readonly<Partial<Record<ImportColumn, Keys>>> = {
  customerName: [
    ...[
      'customer',
      'customer name',
      'client',
      'client name',
      'nom client',
      'company',
      'dealer',
      'account',
    ],
    ...['bill to', 'compagnie', 'entreprise', 'concessionnaire', 'facturer'],
  ],
  customerEmail: [
    'customer email',
    'email',
    'client email',
    'courriel',
    'courriel client',
    'e mail',
  ],
  customerPhone: [
    'customer phone',
    'client phone',
    'telephone client',
    'phone',
    'telephone',
    'tel',
  ],
  preferredPickupDate: [
    'date',
    'preferred pickup date',
    'ready date',
    'available',
    'date disponible',
    'date prete',
  ],
  vin: [
    ...[
      'vin',
      'vins',
      'vin number',
      'vin #',
      'vin no',
      'serial',
      'serial number',
      'chassis',
      'last 8',
      'vin last 8',
    ],
    ...[
      'niv',
      'niv complet',
      'no serie',
      'numero serie',
      'numero chassis',
      '8 derniers',
      '8 derniers niv',
      'full vin',
    ],
  ],
  vehicle: [
    'vehicle',
    'vehicle description',
    'unit',
    'vehicule',
    'unite',
    'description',
    'description vehicule',
  ],
  year: ['year', 'model year', 'yr', 'annee', 'an', 'annee modele', 'vehicle year'],
  make: ['make', 'brand', 'manufacturer', 'marque', 'fabricant', 'vehicle make'],
  model: ['model', 'modele', 'vehicle model'],
  poNumber: [
    ...[
      'po',
      'po number',
      'po #',
      'po no',
      'purchase order',
      'reference',
      'ref',
      'order',
      'order number',
      'order no',
    ],
    ...[
      'bon commande',
      'no bon commande',
      'numero bon commande',
      'no commande',
      'numero commande',
      'commande',
    ],
  ],
  price: [
    'price',
    'rate',
    'amount',
    'cost',
    'total',
    'prix',
    'tarif',
    'montant',
    'cout',
    'price cad',
    'prix cad',
  ],
  specialInstructions: [
    ...['instructions', 'special instructions', 'notes', 'note', 'comments', 'comment', 'remarks'],
    ...[
      'instructions particulieres',
      'instructions speciales',
      'commentaires',
      'commentaire',
      'remarques',
    ],
  ],
};

export const OF_CUSTOMERS: Readonly<Partial<Record<ImportColumn, Keys>>> = {
  name: [
    ...['name', 'customer', 'customer name', 'company', 'company name', 'client', 'account'],
    ...['nom', 'nom client', 'compagnie', 'entreprise', 'nom entreprise', 'raison sociale'],
  ],
  contactName: ['contact', 'contact name', 'contact person', 'nom contact', 'personne ressource'],
  email: [
    'email',
    'e mail',
    'email address',
    'mail',
    'courriel',
    'adresse courriel',
    'contact email',
  ],
  phone: [
    'phone',
    'telephone',
    'tel',
    'phone number',
    'numero telephone',
    'no telephone',
    'contact phone',
  ],
  address: [
    'address',
    'street',
    'street address',
    'full address',
    'adresse',
    'rue',
    'adresse complete',
  ],
  city: ['city', 'town', 'ville', 'municipalite'],
  province: ['province', 'prov', 'state', 'province state', 'etat'],
  postalCode: ['postal code', 'postcode', 'zip', 'zip code', 'postal', 'code postal', 'cp'],
};
