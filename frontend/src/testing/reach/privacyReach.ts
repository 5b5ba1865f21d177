/** What each query of privacy is asked. */
export const PRIVACY_QUERIES: Record<string, unknown> = {
  findPeople: { q: 'ab' },
  getPerson: { kind: 'customer', id: 1 },
  listErasures: {},
  getRetention: undefined,
  previewRetention: {},
};

/** A link, what the server was started with, and what no screen asks for. */
export const NO_PRIVACY_QUERIES = ['exportPerson', 'getPrivacyFacts', 'getErasure'];

const PRIVACY = Object.keys(PRIVACY_QUERIES);

export const PRIVACY_MUTATIONS: Record<string, { arg: unknown; reaches: string[] }> = {
  // The name stood in every list.
  erasePerson: {
    arg: { kind: 'customer', id: 1, newErasure: {} },
    reaches: [
      ...[...PRIVACY, 'listCustomers', 'listUsers', 'listDrivers', 'listJobs', 'listActiveJobs'],
      ...['listInvoices', 'listActivity', 'completedJobPages', 'customerPages'],
    ],
  },
  changeRetention: { arg: { retentionChanges: {} }, reaches: [...PRIVACY, 'listActivity'] },
};
