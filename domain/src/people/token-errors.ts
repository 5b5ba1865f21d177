export const TOKEN_ERRORS = {
  token_refused: {
    status: 401,
    message: 'This token is not known, has expired or was revoked.',
  },
  token_scope_missing: { status: 403, message: "The token lacks the scope '{scope}'." },
  not_for_tokens: { status: 403, message: 'This is for people who sign in, not for tokens.' },
  too_many_tokens: {
    status: 409,
    message: 'There can be at most {max} tokens here. Revoke one that is not needed first.',
  },
  too_many_service_accounts: {
    status: 409,
    message: 'There can be at most {max} service accounts. Delete one that is not needed first.',
  },
  service_account_taken: {
    status: 409,
    message: 'There already is a service account of this name.',
  },
} as const;
