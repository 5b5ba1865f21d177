/** Which way imports may point. Checked by `npm run imports`; ARCHITECTURE.md tells the reasons. */

const TEST = String.raw`\.(test|spec)\.tsx?$|^frontend/src/testing/|^backend/test/`;

/** A layer and the only parts of the repository that it may see, itself among them. */
function layer(name, from, mayUse) {
  return {
    name,
    comment: `${from} sees only ${mayUse.join(', ')}.`,
    severity: 'error',
    from: { path: `^${from}/`, pathNot: TEST },
    to: { path: '^(domain|backend|frontend)/', pathNot: mayUse.map((part) => `^${part}(/|$)`) },
  };
}

/**
 * The subfolders of a folder, and the sibling folders that each may import. Other rules bound imports from elsewhere;
 * all subfolders may import the files of the folder itself.
 * @param {string} folder
 * @param {Record<string, readonly string[]>} mayUse
 */
function rooms(folder, mayUse) {
  const all = Object.keys(mayUse);
  return Object.entries(mayUse).map(([room, seen]) => ({
    name: `${folder.replace(/^(backend|frontend).src.?/, '$1/')}:${room}`,
    comment: `${folder}/${room} sees only ${[room, ...seen].join(', ')} of the folders next to it.`,
    severity: 'error',
    from: { path: `^${folder}/${room}/`, pathNot: TEST },
    to: {
      path: `^${folder}/(${all.filter((other) => other !== room && !seen.includes(other)).join('|') || '-'})/`,
    },
  }));
}

/**
 * Folders in an order: each may see those before it.
 * @param {string} folder
 * @param {readonly string[]} ordered
 */
function floors(folder, ordered) {
  return rooms(folder, Object.fromEntries(ordered.map((room, n) => [room, ordered.slice(0, n)])));
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one thing, or need a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-dead-ends',
      comment: 'Every import must lead somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-undeclared-packages',
      comment: 'A package is used by the part that names it in its package.json.',
      severity: 'error',
      from: { pathNot: TEST },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-test-code-in-the-product',
      comment: 'The product never imports tests or their equipment.',
      severity: 'error',
      from: { pathNot: TEST },
      to: { path: TEST },
    },

    {
      name: 'domain-imports-nothing',
      comment: 'The business rules stand alone: no package, no builtin, no other part.',
      severity: 'error',
      from: { path: '^domain/src/', pathNot: TEST },
      to: { pathNot: '^domain/src/' },
    },

    ...rooms('backend/src', {
      config: [],
      tracing: ['config'],
      database: ['config', 'tracing'],
      storage: ['config'],
      search: ['config', 'database'],
      totals: ['config', 'database'],
      spreadsheet: [],
      threads: [],
      papers: ['threads'],
      'import-files': ['threads'],
      metrics: [],
      workers: ['config', 'database', 'metrics'],
      mail: ['config', 'workers'],
      images: ['threads'],
      http: ['config', 'database', 'storage', 'tracing'],
      modules: [
        'config',
        'database',
        'storage',
        'search',
        'totals',
        'spreadsheet',
        'papers',
        'metrics',
        'workers',
        'mail',
        'images',
        'http',
        'import-files',
      ],
      backup: [
        ...['config', 'database', 'storage', 'search', 'totals', 'papers', 'workers', 'modules'],
      ],
      demo: ['config', 'database', 'storage', 'http', 'modules'],
    }),
    {
      name: 'backend-parts-below-the-application',
      comment:
        'Only the sample company starts the application; its parts never import what assembles them.',
      severity: 'error',
      from: { path: '^backend/src/[^/]+/', pathNot: [TEST, '^backend/src/demo/'] },
      to: {
        path: String.raw`^backend/src/(app|app\.module|cleanups|first-admin|maintenance|serve)\.ts$`,
      },
    },
    ...floors('backend/src/modules', [
      ...['base', 'auth', 'vehicles', 'jobs', 'drivers', 'customers', 'billing', 'stats'],
      ...['admin-users', 'outside', 'data'],
    ]),
    ...rooms('backend/src/database', {
      engines: ['transactions', 'records', 'schema'],
      transactions: ['engines', 'records', 'schema'],
      records: ['engines', 'transactions', 'schema'],
      schema: ['engines'],
    }),
    ...floors('backend/src/modules/auth', [
      ...['users', 'passwords', 'credentials', 'factors', 'throttle', 'sessions', 'account'],
      ...['account-mails', 'second-factor', 'links', 'password-resets', 'invitations', 'tokens'],
    ]),
    ...rooms('backend/src/modules/jobs', {
      read: [],
      words: [],
      list: ['read', 'words'],
      export: ['read', 'list'],
      records: [],
      duty: [],
      change: ['records', 'duty', 'read', 'words'],
      units: ['change', 'records', 'duty', 'read'],
    }),
    {
      name: 'backend-entries-are-roots',
      comment: 'What starts a process is imported by nothing.',
      severity: 'error',
      from: {},
      to: {
        path: String.raw`^backend/src/(main|demo|backup|restore|verify-audit|verify-reports)\.ts$`,
      },
    },

    layer('backend', 'backend/src', ['domain/src', 'backend/src']),

    layer('frontend', 'frontend/src', ['domain/src', 'frontend/src']),
    ...rooms('frontend/src', {
      lib: [],
      api: ['lib'],
      ui: ['lib', 'api'],
      parts: ['lib', 'api', 'ui'],
      visitor: ['lib', 'api', 'ui', 'parts'],
      console: ['lib', 'api', 'ui', 'parts'],
      portal: ['lib', 'api', 'ui', 'parts'],
      main: ['lib', 'api', 'ui', 'parts', 'visitor', 'console', 'portal'],
    }),
    {
      name: 'console-views-stay-apart',
      comment: 'Views of the console never import each other; the shell around them opens them.',
      severity: 'error',
      from: { path: '^frontend/src/console/(?!shell/)([^/]+)/', pathNot: TEST },
      to: { path: '^frontend/src/console/', pathNot: '^frontend/src/console/$1/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^frontend/src/api/generated/|/dist/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'types', 'import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.cjs', '.js', '.json'],
    },
  },
};
