export const PAYMENT_METHODS = ['cheque', 'transfer', 'card', 'cash', 'other'] as const;
