/** Errors of API clients and of token management. */
export const TOKEN_ERRORS = {
  token_refused: {
    status: 401,
    message: 'This token is unknown, expired or revoked.',
  },
  token_scope_missing: { status: 403, message: "The token lacks the scope '{scope}'." },
  not_for_tokens: {
    status: 403,
    message: 'Tokens cannot be used here. Please sign in with an account.',
  },
  too_many_tokens: {
    status: 409,
    message: 'There can be at most {max} tokens here. Revoke one you no longer need first.',
  },
  too_many_service_accounts: {
    status: 409,
    message: 'There can be at most {max} service accounts. Delete one you no longer need first.',
  },
  service_account_taken: {
    status: 409,
    message: 'A service account with this name already exists.',
  },
} as const;
