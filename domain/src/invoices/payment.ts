import { WRITE_OFF } from './write-off';

/** How money comes in. */
export const PAYMENT_METHODS = ['cheque', 'transfer', 'card', 'cash', 'other'] as const;

/** The methods of all entries in the list of payments. */
export const LEDGER_METHODS = [...PAYMENT_METHODS, WRITE_OFF] as const;
