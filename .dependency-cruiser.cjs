// The import rules of ARCHITECTURE.md, for client and server. Modules of one line are peers; a module may import from itself and
// from the lines above it.
const client = [
  ['src/lib'],
  ['src/contract', 'src/i18n'],
  ['src/config'],
  ['src/session'],
  ['src/api'],
  ['src/analytics', 'src/ui'],
  ['src/search', 'src/entities'],
  ['src/features'],
  ['widgets/runtime'],
  ['widgets'],
  ['src/desk'],
  ['src/portal'],
]
/** `server` stands for the files that start it, `server/cli`, `server/open-api` and `server/settings`. */
const server = [
  ['server/platform'],
  ['server/access'],
  ['server/firms'],
  ['server/tags'],
  ['server/documents'],
  ['server/search', 'server/events', 'server/preferences', 'server/accounts', 'server/site', 'server/datasets'],
  ['server/delivery', 'server/usage'],
  ['server/provisioning'],
  ['server/import', 'server/scim'],
  ['server/desk'],
  ['server'],
]
const clientModules = client.flat()

/** Packages that the client may import, and the one module that may, if only one may. */
const packages = {
  react: '',
  'react-dom': '',
  nanostores: '',
  '@nanostores/react': '',
  dompurify: '',
  'date-fns': 'src/lib',
  'react-day-picker': 'src/ui',
  'write-excel-file': 'src/entities',
  'hls.js': 'src/features',
  uqr: 'src/features',
  'js-cookie': 'src/session',
  '@r2wc/react-to-web-component': 'widgets/runtime',
  typebox: 'src/contract',
}

/** Some directories within `widgets` and `server` are modules of their own. */
const inner = (module) =>
  server
    .concat(client)
    .flat()
    .filter((other) => other.startsWith(`${module}/`))
const pathOf = (module) => {
  const names = inner(module).map((other) => other.slice(module.length + 1))
  return names.length > 0 ? `^${module}/(?!(${names.join('|')})/)` : `^${module}/`
}
const oneOf = (modules) => modules.map(pathOf)
const packagePath = (names) => `(^|node_modules/)(${names.join('|')})(/|$)`
const outside = '^(demo|tests|scripts|bench)/'

/** One rule per module: it must not import its peers, the modules above it, or what `beyond` returns. */
const downOnly = (lines, beyond) =>
  lines.flatMap((peers, index) =>
    peers.map((module) => ({
      name: `down-only:${module}`,
      comment: `${module} may import from itself and from the modules below it`,
      severity: 'error',
      from: { path: pathOf(module) },
      to: {
        path: [
          ...oneOf(lines.flat().filter((other) => other !== module && !lines.slice(0, index).flat().includes(other))),
          ...beyond(module),
        ],
      },
    })),
  )

module.exports = {
  forbidden: [
    ...downOnly(client, () => [outside, '^server/']),
    ...downOnly(server, () => ['^(tests|scripts|bench)/']),
    {
      name: 'features-are-islands',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'contract-types-only',
      comment: 'in the client the contract costs no byte',
      severity: 'error',
      from: { path: oneOf(clientModules.filter((module) => module !== 'src/contract')) },
      to: { path: '^src/contract/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-knows-the-contract-only',
      comment: 'helpers without a domain word, and what values of the API are called',
      severity: 'error',
      from: { path: ['^server/', '^demo/data/'] },
      to: {
        path: oneOf(clientModules.filter((module) => module !== 'src/contract' && module !== 'src/lib')),
        pathNot: '^src/i18n/de/values\\.ts$',
      },
    },
    {
      name: 'catalog-knows-the-outside-only',
      comment:
        'documentation is made of specs, tokens and words; the elements come from the loader, as for any customer',
      severity: 'error',
      from: { path: '^demo/catalog/' },
      to: {
        path: [
          ...oneOf(clientModules.filter((module) => module !== 'src/lib')),
          '^(demo/(?!catalog/)|(server|tests|scripts|bench)/)',
        ],
        pathNot: [
          '^(widgets/([\\w-]+/spec\\.ts|all-specs\\.ts|custom-elements\\.generated\\.json|runtime/widget-(spec|docs)\\.ts)$|src/config/settings\\.ts$|src/i18n/german\\.ts$|src/ui/[\\w-]+/[\\w-]+\\.css$)',
          // Samples answer as the API does, and the replay has a film.
          '^src/contract/',
          '^demo/assets/replay/',
        ],
      },
    },
    {
      name: 'demo-data-is-for-starting',
      comment: 'a server with data of its own has none of the demo; only what starts it or fills it loads them',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: '^server/(startup-message|prepare-database|demo-captions|cli/seed-command)\\.ts$',
      },
      to: { path: '^demo/', pathNot: '^demo/catalog/' },
    },
    {
      name: 'server-knows-policies-only',
      comment: 'of the documentation: those of its previews',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^demo/catalog/', pathNot: '^demo/catalog/lib/(hosts|policy)\\.ts$' },
    },
    {
      name: 'known-modules-only',
      comment: 'a new directory needs its place in the rules',
      severity: 'error',
      from: {
        path: '^(src|server)/',
        pathNot: [
          ...oneOf(clientModules),
          ...oneOf(server.flat().filter((module) => module !== 'server')),
          '^server/([^/]+\\.ts$|(cli|open-api|settings)/)',
        ],
      },
      to: {},
    },
    {
      name: 'client-packages-only',
      comment: 'the types for templates of Vue are no code, and loaded by those who have it',
      severity: 'error',
      from: { path: oneOf(clientModules), pathNot: '^widgets/vue\\.generated\\.d\\.ts$' },
      to: { pathNot: ['^\\.', '^(src|widgets|server|demo|tests|scripts|bench)/', packagePath(Object.keys(packages))] },
    },
    ...Object.entries(packages)
      .filter(([, module]) => module !== '')
      .map(([name, module]) => ({
        name: `only-${module}:${name}`,
        severity: 'error',
        from: { path: oneOf(clientModules), pathNot: pathOf(module) },
        to: { path: packagePath([name]) },
      })),
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { path: '^(src|server)/', pathNot: '\\.d\\.ts$', orphan: true },
      to: {},
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: { path: '^(src|widgets|server|demo|tests|bench)/' },
      to: { path: '^[.#]', couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|var|coverage)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      // The aliases of package.json, such as `#lib`.
      importsFields: ['imports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
}
