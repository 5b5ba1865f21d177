/** The arguments for each query of privacy. */
export const PRIVACY_QUERIES: Record<string, unknown> = {
  findPeople: { q: 'ab' },
  getPerson: { kind: 'customer', id: 1 },
  listErasures: {},
  getRetention: undefined,
  previewRetention: {},
};

/** A link, the server's start-up settings, and a query without a screen. */
export const NO_PRIVACY_QUERIES = ['exportPerson', 'getPrivacyFacts', 'getErasure'];

const PRIVACY = Object.keys(PRIVACY_QUERIES);

export const PRIVACY_MUTATIONS: Record<string, { arg: unknown; reaches: string[] }> = {
  // The name was in every list.
  erasePerson: {
    arg: { kind: 'customer', id: 1, newErasure: {} },
    reaches: [
      ...[...PRIVACY, 'listCustomers', 'listUsers', 'listDrivers', 'listJobs', 'listActiveJobs'],
      ...['listInvoices', 'listActivity', 'completedJobPages', 'customerPages'],
    ],
  },
  changeRetention: { arg: { retentionChanges: {} }, reaches: [...PRIVACY, 'listActivity'] },
};
