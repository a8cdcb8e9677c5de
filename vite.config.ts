import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { buildSettings } from './src/config/build-settings.ts'

const { version, dependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

const elements = ['sign-in', 'feed', 'document']

/** What Vite leaves open in a library, because a bundler would fill it in. */
const production = { 'process.env.NODE_ENV': '"production"' }

/** Nano Stores counts changes in a global, for copies of itself that are apart. A bundle has one, and a host's globals stay its own. */
const noGlobals: Plugin = {
  name: 'no-globals',
  transform: {
    filter: { id: /nanostores\/atom\/index\.js$/ },
    handler: (code) => code.replace('globalThis.nanostoresGlobal ||=', ''),
  },
}

/** React apart from our own code: hosts keep it cached across our releases. */
const vendor = { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/ }] }

const portal: UserConfig = {
  root: 'src/portal',
  base: '/',
  build: { outDir: '../../dist/portal', rolldownOptions: { output: { codeSplitting: vendor } } },
}

/** What elements that show documents share, and the sign-in page is spared. */
const documents =
  /src\/(analytics|query|api\/(analytics|current-user|documents|links|list|renewal|send)|lib\/(dates|latest)|ui\/(document-type|empty-state|icons-more|skeleton|state|tokens-(document-type|overlay)))/

/** The loader keeps its name, every other file is hashed and immutable. */
const widgets: UserConfig = {
  base: './',
  define: production,
  build: {
    outDir: 'dist/widgets',
    // A library: plain dynamic imports, which the loader itself starts together.
    lib: { entry: { loader: 'widgets/loader.ts' }, formats: ['es'] },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            ...vendor.groups,
            { name: 'session', test: /src\/(lib\/runtime|config\/configure|session\/(session|read|other))/ },
            { name: 'core', minShareCount: 2, test: (id: string) => !documents.test(id) },
            { name: 'documents', minShareCount: 2 },
          ],
        },
        minify: true,
        entryFileNames: '[name].js',
        chunkFileNames: 'assets/[name]-[hash].js',
      },
    },
  },
}

/** One classic script for pages that cannot load modules. */
const classic: UserConfig = {
  define: production,
  build: {
    outDir: 'dist/widgets',
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: false,
    lib: {
      entry: 'widgets/classic.ts',
      formats: ['iife'],
      name: 'ResearchPortal',
      fileName: () => 'research-widgets.iife.js',
    },
  },
}

/** Modules for bundlers: what the package depends on stays outside. */
const npm: UserConfig = {
  build: {
    outDir: 'dist/npm',
    minify: false,
    manifest: false,
    lib: {
      entry: { index: 'widgets/index.ts', ...Object.fromEntries(elements.map((name) => [name, `widgets/${name}.ts`])) },
      formats: ['es'],
    },
    rolldownOptions: {
      external: (id) =>
        [...Object.keys(dependencies), ...Object.keys(peerDependencies)].some(
          (name) => id === name || id.startsWith(`${name}/`),
        ),
    },
  },
}

const targets: Record<string, UserConfig> = { portal, widgets, iife: classic, npm }

export default defineConfig(({ mode }) => {
  const target = targets[mode] ?? {}
  return {
    ...target,
    publicDir: false,
    plugins: [react(), noGlobals],
    define: {
      __VERSION__: JSON.stringify(version),
      __BUILD_SETTINGS__: JSON.stringify(buildSettings(process.env)),
      ...target.define,
    },
    build: {
      target: 'es2022',
      // All have `light-dark()`, which must reach them as it is: it follows the element's own colour scheme.
      cssTarget: ['chrome123', 'safari17.5', 'firefox125'],
      manifest: true,
      emptyOutDir: true,
      reportCompressedSize: false,
      cssMinify: true,
      ...target.build,
    },
    mode: 'production',
  }
})
