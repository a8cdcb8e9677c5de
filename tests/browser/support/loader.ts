/** What the built loader exports. */
export type Loader = typeof import('#widgets/loader.ts')

export const loaderPath = '/dist/widgets/loader.js'
export const classicPath = '/dist/widgets/research-widgets.iife.js'
