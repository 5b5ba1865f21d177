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

    layer('backend-config', 'backend/src/config', ['domain/src', 'backend/src/config']),
    layer('backend-database', 'backend/src/database', [
      'domain/src',
      'backend/src/config',
      'backend/src/database',
    ]),
    layer('backend-http', 'backend/src/http', [
      'domain/src',
      'backend/src/config',
      'backend/src/database',
      'backend/src/http',
    ]),
    layer('backend-modules', 'backend/src/modules', [
      'domain/src',
      'backend/src/config',
      'backend/src/database',
      'backend/src/http',
      'backend/src/modules',
    ]),
    {
      name: 'backend-entries-are-roots',
      comment: 'What starts a process is imported by nothing.',
      severity: 'error',
      from: {},
      to: { path: String.raw`^backend/src/(main|demo|backup|restore)\.ts$` },
    },

    layer('frontend-shared', 'frontend/src/(api|components|lib|maps)', [
      'domain/src',
      'frontend/src/(api|components|lib|maps|assets|types)',
    ]),
    layer('frontend-features', 'frontend/src/features', [
      'domain/src',
      'frontend/src/(api|components|lib|maps|assets|types|features)',
    ]),
    {
      name: 'frontend-features-stay-apart',
      comment: 'Features never import each other: what two need belongs to the shared parts.',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/', pathNot: TEST },
      to: { path: '^frontend/src/features/', pathNot: '^frontend/src/features/$1/' },
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
