// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'
import { vscodeCss, vscodeHtml, webTypes } from './widget-editors.mjs'
import { manifest } from './widget-manifest.mjs'
import { readme } from './widget-tables.mjs'
import { types, vueTypes } from './widget-types.mjs'

/** What is made from the widgets' specs, by its file. @type {Record<string, () => string>} */
export const outputs = {
  'widgets/elements.generated.ts': types,
  'widgets/vue.generated.d.ts': vueTypes,
  'widgets/custom-elements.generated.json': manifest,
  'widgets/html-data.generated.json': vscodeHtml,
  'widgets/css-data.generated.json': vscodeCss,
  'widgets/web-types.generated.json': webTypes,
  'README.md': () => readme(readFileSync(join(root, 'README.md'), 'utf8')),
}
