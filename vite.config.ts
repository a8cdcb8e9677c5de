import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { chunkFileNames, elements, portalGroups, widgetGroups } from './scripts/lib/chunks.ts'
import { buildSettings } from './src/config/build-settings.ts'

const { version, dependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

/** What Vite leaves open in a library, because a bundler would fill it in. */
const production = { 'process.env.NODE_ENV': '"production"' }

/**
 * Nano Stores counts changes in a global, for copies of itself that share stores. Ours share none (`lib/dom/runtime.ts`), and
 * a host's globals stay its own: the count is kept with the module.
 */
const ownGlobals = { 'globalThis.nanostoresGlobal': 'import.meta.nanostoresGlobal' }

/**
 * The one change to a library: a workbook is packed by the package's own synchronous packer, not by workers from `blob:` addresses.
 * A strict policy refuses such a worker without an error, and the export would never finish. 300 rows take 0.1 s.
 */
const workbooksWithoutWorker: Plugin = {
  name: 'workbooks-without-worker',
  load: {
    filter: { id: /write-excel-file\/modules\/zip\/zipToArrayBuffer\.js$/ },
    handler: () => `import zip from './zipToArrayBufferSync.js'\nexport default async (files) => zip(files)`,
  },
}

/** The classic script is one file, of which the player of playlists would be half. @see docs/adr/0015-own-video-player.md */
const noPlaylists: Plugin = {
  name: 'no-playlists',
  load: {
    filter: { id: /hls\.js\/dist\/hls\.light/ },
    handler: () => 'export default class { static isSupported() { return false } }',
  },
}

/** Marks the loader's copy of a module. */
const COPY = '?loader'

/**
 * Gives the loader copies of the modules that it shares with the elements, so that it is one file: a page asks for an element's modules
 * one round trip earlier. State is shared by `lib/dom/runtime.ts`, as between any two copies.
 */
const loaderAlone: Plugin = {
  name: 'loader-alone',
  enforce: 'pre',
  async resolveId(source, importer, { kind }) {
    const isOurs = importer?.endsWith('/widgets/loader.ts') || importer?.endsWith(COPY)
    if (!importer || !isOurs || kind !== 'import-statement') return null
    const found = await this.resolve(source, importer.replace(COPY, ''), { skipSelf: true })
    return found && `${found.id}${COPY}`
  },
}

/**
 * The first paint waits for the settings of the page. Vite drops most attributes of a script, so this one is added afterwards.
 */
const paintedLate: Plugin = {
  name: 'painted-late',
  transformIndexHtml: { order: 'post', handler: (html) => html.replace('type="module" ', '$&blocking="render" ') },
}

/** A part that one page loads late, another one needs at once. */
const checks = { ineffectiveDynamicImport: false }

const portal: UserConfig = {
  root: 'src/portal',
  base: '/',
  plugins: [paintedLate],
  build: {
    outDir: '../../dist/portal',
    rolldownOptions: { checks, output: { chunkFileNames, codeSplitting: { groups: portalGroups } } },
  },
}

/** The loader keeps its name, every other file is hashed and immutable. */
const widgets: UserConfig = {
  base: './',
  define: production,
  plugins: [loaderAlone],
  build: {
    outDir: 'dist/widgets',
    // A library: plain dynamic imports, which the loader itself starts together.
    lib: { entry: { loader: 'widgets/loader.ts' }, formats: ['es'] },
    rolldownOptions: {
      checks,
      output: {
        codeSplitting: { groups: widgetGroups },
        minify: true,
        // Of use to bundlers only, which take the npm package.
        comments: { annotation: false },
        entryFileNames: '[name].js',
        chunkFileNames,
      },
    },
  },
}

/** One classic script, for pages that cannot load modules. */
const classic: UserConfig = {
  plugins: [noPlaylists],
  define: production,
  build: {
    outDir: 'dist/widgets',
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: false,
    // As the modules' beside it, which are made of the same.
    license: false,
    lib: {
      entry: 'widgets/classic.ts',
      formats: ['iife'],
      name: 'ResearchPortal',
      fileName: () => 'research-widgets.iife.js',
    },
    // A script has no `import.meta`; an empty object in its place is what `ownGlobals` needs.
    rolldownOptions: { checks: { ...checks, emptyImportMeta: false } },
  },
}

/** The doctor is a build of its own: it must work where nothing else does. */
const doctor: UserConfig = {
  define: production,
  build: {
    outDir: 'dist/widgets',
    emptyOutDir: false,
    manifest: false,
    license: false,
    lib: { entry: { doctor: 'widgets/doctor/index.ts' }, formats: ['es'] },
    rolldownOptions: { output: { minify: true, entryFileNames: '[name].js' } },
  },
}

/** The documentation: its own pages, and the page that a preview stands on. The elements come from `/widgets/`, as a customer's do. */
const catalog: UserConfig = {
  root: 'demo/catalog',
  base: '/widgets/',
  build: {
    outDir: '../../dist/catalog',
    assetsDir: 'catalog',
    // No inlined styles or icons: the policy of the documentation refuses data URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: false,
    rolldownOptions: { input: ['demo/catalog/index.html', 'demo/catalog/preview.html'] },
  },
}

/** Modules for bundlers: what the package depends on stays outside, except the writer of workbooks (`workbooksWithoutWorker`). */
const npm: UserConfig = {
  build: {
    outDir: 'dist/npm',
    minify: false,
    manifest: false,
    lib: {
      entry: {
        index: 'widgets/index.ts',
        ...Object.fromEntries(elements.map((name) => [name, `widgets/${name}/index.ts`])),
      },
      formats: ['es'],
    },
    rolldownOptions: {
      checks,
      external: (id) =>
        [...Object.keys(dependencies), ...Object.keys(peerDependencies)].some(
          (name) => name !== 'write-excel-file' && (id === name || id.startsWith(`${name}/`)),
        ),
    },
  },
}

/**
 * The server and its command line. Packages stay outside, except those of many small files, which take longer to find than to run: with
 * them inside, a process is ready to start in 0.5 s instead of 1.0 s, and from the sources it took 2.2 s.
 */
const server: UserConfig = {
  ssr: { noExternal: ['kysely', 'typebox', '@fastify/type-provider-typebox'] },
  build: {
    outDir: 'dist/server',
    ssr: true,
    target: 'node20',
    minify: false,
    manifest: false,
    license: false,
    // Another process may be loading a part of it.
    emptyOutDir: false,
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        cli: 'server/cli/main.ts',
        'model-worker': 'server/platform/semantic/model-worker.js',
      },
      output: { chunkFileNames: '[name].js' },
    },
  },
}

/**
 * The servers that tests kill and benches measure: from its sources a process takes 3.0 s of processor time to start, from a bundle
 * 1.3 s, and less memory.
 */
const testServer: UserConfig = {
  ...server,
  build: {
    ...server.build,
    outDir: 'var/test-server',
    rolldownOptions: {
      input: {
        'serve-database': 'tests/server/support/serve-database.ts',
        'delivery-server': 'bench/lib/delivery-server.ts',
      },
      output: { chunkFileNames: '[name].js' },
    },
  },
}

const targets: Record<string, UserConfig> = {
  ...{ portal, widgets, iife: classic, doctor, catalog, npm, server },
  'test-server': testServer,
}

export default defineConfig(({ mode }) => {
  const target = targets[mode] ?? {}
  return {
    ...target,
    publicDir: false,
    plugins: [react(), workbooksWithoutWorker, target.plugins],
    define: {
      __VERSION__: JSON.stringify(version),
      __BUILD_SETTINGS__: JSON.stringify(buildSettings(process.env)),
      ...ownGlobals,
      ...target.define,
    },
    build: {
      target: 'es2022',
      // All have `light-dark()`, which must reach them as it is: it follows the element's own colour scheme.
      cssTarget: ['chrome123', 'safari17.5', 'firefox125'],
      manifest: true,
      license: { fileName: 'licences.md' },
      emptyOutDir: true,
      reportCompressedSize: false,
      cssMinify: true,
      ...target.build,
    },
    mode: 'production',
  }
})
