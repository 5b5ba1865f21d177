import type { LocationPart, Side } from '../jobs/job-location';
import type { Keys } from './head-words';

/** Words that name one of the two places. */
export const SIDE_WORDS: readonly (readonly [string, Side])[] = [
  ...['pickup', 'pick up', 'pu', 'origin', 'from', 'shipper', 'ship from', 'start'].map(
    (word) => [word, 'pickup'] as const,
  ),
  ...[
    'ramassage',
    'cueillette',
    'origine',
    'depart',
    'enlevement',
    'chargement',
    'collecte',
    'ramasser',
  ].map((word) => [word, 'pickup'] as const),
  ...[
    'drop off',
    'dropoff',
    'delivery',
    'deliver to',
    'destination',
    'to',
    'consignee',
    'ship to',
    'end',
  ].map((word) => [word, 'dropoff'] as const),
  ...['livraison', 'livrer', 'arrivee', 'dechargement', 'destinataire'].map(
    (word) => [word, 'dropoff'] as const,
  ),
];

/** Header words of each part of a place. The empty text is the place's name without a part. */
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
    'site contact name',
    'nom responsable sur place',
    'on site contact',
    'contact sur place',
    'responsable sur place',
    'contact site',
  ],
};

/** With a word for a place, these mean its date. */
export const DATE_PARTS = [
  'date',
  'day',
  'jour',
  'preferred date',
  'requested date',
  'date prevue',
  'date souhaitee',
  'preferred',
  'requested',
  'scheduled',
  'preferred day',
  'souhaite',
  'souhaitee',
  'prevu',
  'prevue',
  'jour souhaite',
];

/** With a word for a place, these mean the start or the end of its hours. */
export const TIME_PARTS: readonly (readonly ['From' | 'Until', readonly string[]])[] = [
  [
    'From',
    [
      'from',
      'opens',
      'open',
      'earliest',
      'window start',
      'time from',
      'debut',
      'heure debut',
      'ouverture',
    ],
  ],
  [
    'Until',
    [
      'until',
      'closes',
      'close',
      'latest',
      'before',
      'window end',
      'time to',
      'fin',
      'heure fin',
      'fermeture',
    ],
  ],
];
