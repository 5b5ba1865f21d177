import type { Language } from '@dispatch/domain/text/language';
import type { LocationPart, Side } from '@dispatch/domain/jobs/job-location';
import type { StopTime } from '@dispatch/domain/jobs/stop-window';
import type { JobStatus } from '@dispatch/domain/jobs/job-status';

export interface SheetTexts {
  /** Start of the file name. */
  readonly file: string;
  /** Name of the sheet; plain letters only. */
  readonly sheet: string;
  readonly yes: string;
  readonly no: string;
  /** For a vehicle whose make and model are unknown. */
  readonly vehicle: { readonly ofYear: (year: number) => string; readonly unknown: string };
  readonly status: Readonly<Record<JobStatus, string>>;
  readonly column: Readonly<Record<SheetColumn, string>>;
  readonly location: Readonly<Record<Side, Readonly<Record<LocationPart, string>>>>;
}

type SheetColumn =
  | StopTime
  | 'job'
  | 'status'
  | 'created'
  | 'preferredPickup'
  | 'preferredDelivery'
  | 'completed'
  | 'customer'
  | 'customerEmail'
  | 'customerPhone'
  | 'driver'
  | 'units'
  | 'vehicles'
  | 'unit'
  | 'vin'
  | 'year'
  | 'make'
  | 'model'
  | 'unitPoNumber'
  | 'unitPrice'
  | 'poNumber'
  | 'specialInstructions'
  | 'completionNotes'
  | 'price'
  | 'driverReport'
  | 'billingComplete';

const englishLocation = (side: string): Readonly<Record<LocationPart, string>> => ({
  Address: `${side} Address`,
  City: `${side} City`,
  Province: `${side} Province`,
  PostalCode: `${side} Postal Code`,
  ContactName: `${side} Contact Name`,
  ContactPhone: `${side} Contact Phone`,
  SiteContactName: `${side} Site Contact Name`,
});

/** With its preposition: 'du ramassage', 'de la livraison'. */
const frenchLocation = (ofSide: string): Readonly<Record<LocationPart, string>> => ({
  Address: `Adresse ${ofSide}`,
  City: `Ville ${ofSide}`,
  Province: `Province ${ofSide}`,
  PostalCode: `Code postal ${ofSide}`,
  ContactName: `Personne-ressource ${ofSide}`,
  ContactPhone: `Téléphone ${ofSide}`,
  SiteContactName: `Responsable sur place ${ofSide}`,
});

export const SHEET_TEXTS: Readonly<Record<Language, SheetTexts>> = {
  'en-CA': {
    file: 'jobs',
    sheet: 'Jobs',
    yes: 'Yes',
    no: 'No',
    vehicle: { ofYear: (year) => `${year} vehicle`, unknown: 'TBD' },
    status: {
      pending: 'Pending',
      assigned: 'Assigned',
      'picked-up': 'Picked Up',
      'in-transit': 'In Transit',
      delivered: 'Delivered',
    },
    column: {
      job: 'Job',
      status: 'Status',
      created: 'Created',
      preferredPickup: 'Preferred Pickup',
      preferredDelivery: 'Preferred Delivery',
      pickupFrom: 'Pickup From',
      pickupUntil: 'Pickup Until',
      dropoffFrom: 'Dropoff From',
      dropoffUntil: 'Dropoff Until',
      completed: 'Completed',
      customer: 'Customer',
      customerEmail: 'Customer Email',
      customerPhone: 'Customer Phone',
      driver: 'Driver',
      units: 'Units',
      vehicles: 'Vehicles',
      unit: 'Unit',
      vin: 'VIN',
      year: 'Year',
      make: 'Make',
      model: 'Model',
      unitPoNumber: 'Unit PO Number',
      unitPrice: 'Unit Price',
      poNumber: 'PO Number',
      specialInstructions: 'Special Instructions',
      completionNotes: 'Completion Notes',
      price: 'Price',
      driverReport: 'Driver Report',
      billingComplete: 'Billing Complete',
    },
    location: { pickup: englishLocation('Pickup'), dropoff: englishLocation('Dropoff') },
  },
  'fr-CA': {
    file: 'transports',
    sheet: 'Transports',
    yes: 'Oui',
    no: 'Non',
    vehicle: { ofYear: (year) => `véhicule ${year}`, unknown: 'À déterminer' },
    status: {
      pending: 'En attente',
      assigned: 'Affecté',
      'picked-up': 'Chargé',
      'in-transit': 'En transit',
      delivered: 'Livré',
    },
    column: {
      job: 'Nº du transport',
      status: 'Statut',
      created: 'Créé',
      preferredPickup: 'Ramassage souhaité',
      preferredDelivery: 'Livraison souhaitée',
      pickupFrom: 'Début du ramassage',
      pickupUntil: 'Fin du ramassage',
      dropoffFrom: 'Début de la livraison',
      dropoffUntil: 'Fin de la livraison',
      completed: 'Terminé',
      customer: 'Client',
      customerEmail: 'Courriel du client',
      customerPhone: 'Téléphone du client',
      driver: 'Chauffeur',
      units: 'Unités',
      vehicles: 'Véhicules',
      unit: 'Unité',
      vin: 'NIV',
      year: 'Année',
      make: 'Marque',
      model: 'Modèle',
      unitPoNumber: 'Nº de bon de commande de l’unité',
      unitPrice: 'Prix de l’unité',
      poNumber: 'Nº de bon de commande',
      specialInstructions: 'Instructions particulières',
      completionNotes: 'Notes de livraison',
      price: 'Prix',
      driverReport: 'Rapport du chauffeur',
      billingComplete: 'Facturation terminée',
    },
    location: {
      pickup: frenchLocation('du ramassage'),
      dropoff: frenchLocation('de la livraison'),
    },
  },
};
