// @ts-check
import { vscodeCss, vscodeHtml, webTypes } from './widget-editors.mjs'
import { manifest } from './widget-manifest.mjs'
import { elementsPage } from './widget-tables.mjs'
import { types, vueTypes } from './widget-types.mjs'

/** What is made from the widgets' specs, by its file. @type {Record<string, () => string>} */
export const outputs = {
  'widgets/elements.generated.ts': types,
  'widgets/vue.generated.d.ts': vueTypes,
  'widgets/custom-elements.generated.json': manifest,
  'widgets/html-data.generated.json': vscodeHtml,
  'widgets/css-data.generated.json': vscodeCss,
  'widgets/web-types.generated.json': webTypes,
  'docs/elements.md': elementsPage,
}
