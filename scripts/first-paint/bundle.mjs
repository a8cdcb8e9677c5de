// @ts-check
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { root } from '../lib/run.mjs'

/** @typedef {{ tag: string, waiting: string, signedOut: string, styles: string[] }} Rendered */

const folder = join(root, 'dist/.first-paint')

/** @type {import('vite').Plugin} */
const collecting = {
  name: 'collecting',
  enforce: 'pre',
  resolveId: {
    filter: { id: /runtime\/define-widget\.tsx$/ },
    handler: () => join(root, 'scripts/first-paint/collect.ts'),
  },
}

/**
 * Renders every element in Node.
 * @param {string} portal where links of the portal lead
 * @returns {Promise<Rendered[]>}
 */
export async function rendered(portal) {
  mkdirSync(folder, { recursive: true })
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    mode: 'production',
    plugins: [collecting],
    define: { __VERSION__: '""', __BUILD_SETTINGS__: '{}' },
    build: {
      ssr: 'scripts/first-paint/render.tsx',
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      cssTarget: ['chrome123', 'safari17.5', 'firefox125'],
      cssMinify: true,
      // What pages load late is of no matter here.
      rolldownOptions: { checks: { ineffectiveDynamicImport: false }, output: { entryFileNames: 'render.mjs' } },
    },
  })
  try {
    const { renderAll } = await import(`${pathToFileURL(join(folder, 'render.mjs')).href}?${Date.now()}`)
    return renderAll(portal)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
