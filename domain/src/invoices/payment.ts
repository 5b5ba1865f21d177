export const PAYMENT_METHODS = ['cheque', 'transfer', 'card', 'cash', 'other'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
