import type { LineWords } from '@dispatch/domain/invoices/invoice-lines';

export const ENGLISH: LineWords = {
  dryRun: 'Dry-run charge (order cancelled)',
  ofUnit: (title) => `Transport of ${title ?? 'a vehicle'}`,
  ofJob: (units, vins) => {
    if (units === 0) return 'Transport';
    const ofVehicles = `Transport of ${String(units)} vehicles`;
    return vins.length === 0 ? ofVehicles : `${ofVehicles}: ${vins.join(', ')}`;
  },
};
