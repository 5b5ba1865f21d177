/** The arguments for each query of tokens. */
export const TOKEN_QUERIES: Record<string, unknown> = {
  listOwnTokens: undefined,
  listAllTokens: {},
  listServiceAccounts: undefined,
};

const TOKENS = [...Object.keys(TOKEN_QUERIES), 'listActivity', 'listJobActivity'];

export const TOKEN_MUTATIONS: Record<string, { arg: unknown; reaches: string[] }> = {
  makeOwnToken: { arg: { newToken: {} }, reaches: TOKENS },
  makeServiceToken: { arg: { id: 1, newToken: {} }, reaches: TOKENS },
  revokeOwnToken: { arg: { id: 1 }, reaches: TOKENS },
  revokeToken: { arg: { id: 1 }, reaches: TOKENS },
  addServiceAccount: { arg: { newServiceAccount: {} }, reaches: TOKENS },
  deleteServiceAccount: { arg: { id: 1 }, reaches: TOKENS },
};
