import type { LineWords } from '@dispatch/domain/invoices/invoice-lines';
import type { Language } from '@dispatch/domain/text/language';

const FRENCH: LineWords = {
  dryRun: 'Frais de déplacement inutile (commande annulée)',
  ofUnit: (title) => (title === null ? 'Transport d’un véhicule' : `Transport\u00a0: ${title}`),
  ofJob: (units, vins) => {
    if (units === 0) return 'Transport';
    const ofVehicles = `Transport de ${String(units)} véhicules`;
    return vins.length === 0 ? ofVehicles : `${ofVehicles}\u00a0: ${vins.join(', ')}`;
  },
};

const ENGLISH: LineWords = {
  dryRun: 'Dry-run charge (order cancelled)',
  ofUnit: (title) => `Transport of ${title ?? 'a vehicle'}`,
  ofJob: (units, vins) => {
    if (units === 0) return 'Transport';
    const ofVehicles = `Transport of ${String(units)} vehicles`;
    return vins.length === 0 ? ofVehicles : `${ofVehicles}: ${vins.join(', ')}`;
  },
};

export const LINE_WORDS: Readonly<Record<Language, LineWords>> = {
  'en-CA': ENGLISH,
  'fr-CA': FRENCH,
};
