export const WEBHOOK_ERRORS = {
  too_many_webhooks: {
    status: 409,
    message: 'There can be at most {max} webhooks. Delete one that is not needed first.',
  },
  webhook_off: {
    status: 409,
    message: 'This webhook is switched off. Switch it on first.',
  },
} as const;
