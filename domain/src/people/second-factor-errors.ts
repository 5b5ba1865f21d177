export const SECOND_FACTOR_ERRORS = {
  confirmation_needed: { status: 409, message: 'Please confirm who you are first.' },
  reset_not_set_up: {
    status: 409,
    message: 'Passwords are not reset by email here. Please ask your administrator.',
  },
  second_factor_stays: {
    status: 409,
    message: 'Your role needs two-step sign-in. Please set up another way first.',
  },
  own_second_factor: {
    status: 409,
    message: 'You change your own two-step sign-in in the menu under your name.',
  },
  app_set_up: {
    status: 409,
    message: 'An authenticator app is set up already. Please remove it first.',
  },
  passkey_taken: { status: 409, message: 'This passkey is set up already.' },
  too_many_passkeys: {
    status: 409,
    message: 'You can have at most {max} passkeys. Remove one you no longer need first.',
  },
} as const;
