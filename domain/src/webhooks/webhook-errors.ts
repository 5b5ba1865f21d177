/** Errors of webhooks; same format as `ERRORS`. */
export const WEBHOOK_ERRORS = {
  too_many_webhooks: {
    status: 409,
    message: 'There can be at most {max} webhooks. Delete one you no longer need first.',
  },
  webhook_off: {
    status: 409,
    message: 'This webhook is switched off. Switch it on first.',
  },
} as const;
