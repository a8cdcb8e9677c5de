// The import law of ARCHITECTURE.md. Rooms of one line are peers; a room may import from itself and from lines above it.
const lines = [
  ['src/lib'],
  ['src/contract', 'src/text'],
  ['src/config'],
  ['src/session'],
  ['src/api'],
  ['src/query', 'src/analytics', 'src/ui'],
  ['src/toolkit'],
  ['src/features'],
  ['src/elements'],
  ['widgets'],
  ['src/portal'],
]
const rooms = lines.flat()

/** What the client may load beside its own code, and the one room that may, where there is one. */
const packages = {
  react: '',
  'react-dom': '',
  nanostores: '',
  dompurify: '',
  'react-day-picker': 'src/ui',
  '@tanstack/react-table': 'src/ui',
  'write-excel-file': 'src/toolkit',
  'hls.js': 'src/features',
  ky: 'src/api',
  'js-cookie': 'src/session',
  '@r2wc/react-to-web-component': 'src/elements',
  typebox: 'src/contract',
}

const below = (room) => `^${room}/`
const oneOf = (names) => `^(${names.join('|')})/`
const packagePath = (names) => `(^|node_modules/)(${names.join('|')})(/|$)`
const outside = '^(demo|tests|scripts|bench)/'

module.exports = {
  forbidden: [
    ...lines.flatMap((peers, index) =>
      peers.map((room) => ({
        name: `down-only:${room}`,
        comment: `${room} may import from itself and from the rooms below it`,
        severity: 'error',
        from: { path: below(room) },
        to: {
          path: [
            oneOf(rooms.filter((other) => other !== room && !lines.slice(0, index).flat().includes(other))),
            outside,
          ],
        },
      })),
    ),
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
      from: { path: oneOf(rooms.filter((room) => room !== 'src/contract')) },
      to: { path: '^src/contract/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-knows-the-contract-only',
      comment: 'and helpers without a domain word',
      severity: 'error',
      from: { path: '^demo/server/' },
      to: { path: oneOf(rooms.filter((room) => room !== 'src/contract' && room !== 'src/lib')) },
    },
    {
      name: 'catalog-knows-the-outside-only',
      comment:
        'documentation is made of specs, tokens and words; the elements come from the loader, as for any customer',
      severity: 'error',
      from: { path: '^demo/catalog/' },
      to: {
        path: [oneOf(rooms.filter((room) => room !== 'src/lib')), '^(demo/(?!catalog/)|(tests|scripts|bench)/)'],
        pathNot:
          '^(widgets/(specs/|custom-elements\\.generated\\.json$)|src/elements/widget-(spec|docs)\\.ts$|src/config/settings\\.ts$|src/text/german/|src/ui/[\\w-]+\\.css$)',
      },
    },
    {
      name: 'server-knows-policies-only',
      comment: 'of the documentation: those of its previews',
      severity: 'error',
      from: { path: '^demo/server/' },
      to: { path: '^demo/catalog/', pathNot: '^demo/catalog/lib/(hosts|policy)\\.ts$' },
    },
    {
      name: 'known-rooms-only',
      comment: 'a new directory needs its place in the law',
      severity: 'error',
      from: { path: '^src/', pathNot: oneOf(rooms) },
      to: {},
    },
    {
      name: 'client-packages-only',
      comment: 'the types for templates of Vue are no code, and loaded by those who have it',
      severity: 'error',
      from: { path: oneOf(rooms), pathNot: '^widgets/vue\\.generated\\.d\\.ts$' },
      to: { pathNot: ['^\\.', '^(src|widgets|demo|tests|scripts|bench)/', packagePath(Object.keys(packages))] },
    },
    ...Object.entries(packages)
      .filter(([, room]) => room !== '')
      .map(([name, room]) => ({
        name: `only-${room}:${name}`,
        severity: 'error',
        from: { path: oneOf(rooms), pathNot: below(room) },
        to: { path: packagePath([name]) },
      })),
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-orphans', severity: 'error', from: { path: '^src/', pathNot: '\\.d\\.ts$', orphan: true }, to: {} },
    {
      name: 'resolvable',
      severity: 'error',
      from: { path: '^(src|widgets|demo|tests|bench)/' },
      to: { path: '^\\.', couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|var|coverage)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'] },
  },
}
