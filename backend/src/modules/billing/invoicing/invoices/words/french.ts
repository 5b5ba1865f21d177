import type { LineWords } from '@dispatch/domain/invoices/invoice-lines';

export const FRENCH: LineWords = {
  dryRun: 'Frais de déplacement inutile (commande annulée)',
  ofUnit: (title) => (title === null ? 'Transport d’un véhicule' : `Transport\u00a0: ${title}`),
  ofJob: (units, vins) => {
    if (units === 0) return 'Transport';
    const ofVehicles = `Transport de ${String(units)} véhicules`;
    return vins.length === 0 ? ofVehicles : `${ofVehicles}\u00a0: ${vins.join(', ')}`;
  },
};
