import type { ImportColumn } from './fields';
import type { Keys } from './head-words';

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
