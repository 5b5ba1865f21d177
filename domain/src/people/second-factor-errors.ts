/** Errors of setting up and changing one's own second factor. */
export const SECOND_FACTOR_ERRORS = {
  confirmation_needed: { status: 409, message: 'Please confirm your identity first.' },
  reset_not_set_up: {
    status: 409,
    message: 'Password reset by email is not set up. Please ask your administrator.',
  },
  second_factor_stays: {
    status: 409,
    message: 'Your role requires two-step sign-in. Please set up another way first.',
  },
  own_second_factor: {
    status: 409,
    message: 'Change your own two-step sign-in in the menu under your name.',
  },
  app_set_up: {
    status: 409,
    message: 'An authenticator app is already set up. Please remove it first.',
  },
  passkey_taken: { status: 409, message: 'This passkey is already set up.' },
  too_many_passkeys: {
    status: 409,
    message: 'You can have at most {max} passkeys. Remove one you no longer need first.',
  },
} as const;
