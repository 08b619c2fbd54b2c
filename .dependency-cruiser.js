/** Who may import whom, as docs/architecture.md says it. */
const only = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: '\\.(test|fixture)\\.tsx?$' },
  to: { pathNot: allowed },
});

/** Packages by name; built-ins of Node are named `core`. */
const packages = (...names) => names.map((name) => `node_modules/${name}(/|$)`);

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    only(
      'contract-is-alone',
      '^contract/',
      ['^contract/', ...packages('zod')],
      'The contract depends on zod alone.',
    ),
    only(
      'worker-is-pure',
      '^worker/',
      ['^contract/', '^worker/', ...packages('bidi-js', 'comlink', 'jspdf', 'zod')],
      'The calculation core knows the contract and its own tools.',
    ),
    only(
      'mocks-stand-on-the-contract',
      '^mocks/',
      ['^contract/', '^mocks/', '^worker/(estimate|report)/', ...packages('msw', 'zod')],
      'Mocks derive from the contract and compute with the pure core.',
    ),
    {
      name: 'server-uses-the-pure-core-only',
      severity: 'error',
      from: { path: '^server/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(src|mocks|testing|e2e|bench|scripts|worker/(?!estimate/|report/|forecast/))' },
    },
    {
      name: 'nothing-imports-the-server',
      severity: 'error',
      from: { path: '^(contract|worker|mocks|src)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^server/' },
    },
    {
      name: 'production-never-imports-mocks',
      severity: 'error',
      from: { path: '^(src|worker|server)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^mocks/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'page-takes-types-from-the-worker',
      severity: 'error',
      comment: 'From worker only `import type`; src/estimator alone constructs the Worker.',
      from: { path: '^src/', pathNot: ['^src/estimator/', '\\.test\\.tsx?$'] },
      to: { path: '^worker/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'estimator-takes-types-from-the-worker',
      severity: 'error',
      from: { path: '^src/estimator/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^worker/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'features-do-not-import-features',
      severity: 'error',
      from: {
        path: '^src/(calculator|results|breakdown|insights|reportRequest|demoRequest|planExplorer)/',
      },
      to: {
        path: '^src/(calculator|results|breakdown|insights|reportRequest|demoRequest|planExplorer)/',
        pathNot: '^src/$1/',
      },
    },
    {
      name: 'foundations-do-not-import-features',
      severity: 'error',
      from: { path: '^src/(controls|notifications|analytics|api|estimator)/' },
      to: {
        path: '^src/((calculator|results|breakdown|insights|reportRequest|demoRequest|planExplorer)/|App|main|prerender)',
      },
    },
    {
      name: 'nothing-in-production-imports-tests',
      severity: 'error',
      from: { path: '^(contract|worker|mocks|src|server)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '(^testing/|^e2e/|^bench/|\\.test\\.tsx?$)' },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|artefacts|var|reports)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'require', 'node', 'default', 'browser'],
      extensions: ['.ts', '.tsx', '.js', '.css'],
    },
  },
};
