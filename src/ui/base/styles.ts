import { addSheets, type Root } from '#lib/dom/sheets.ts'
import tokens from '../tokens/tokens.css?inline'
import base from './base.css?inline'

/**
 * The registered style sheets, in the order of the cascade: a layer overrides those before it, whichever module was
 * loaded first. Within a layer the order follows the chunks, so it must not matter; a sheet that overrides another one
 * of its layer is registered together with it, after it.
 */
const layers = {
  base: new Set([tokens, base]),
  ui: new Set<string>(),
  search: new Set<string>(),
  entities: new Set<string>(),
  features: new Set<string>(),
  portal: new Set<string>(),
}

/** One constructed sheet for each layer, shared by all roots of this copy; none before the first root. */
const sheets = new Map<ReadonlySet<string>, CSSStyleSheet>()

const changed = new Set<ReadonlySet<string>>()

/**
 * Gives the style sheets of a component to every root. Call it at the top of the component's module: before anything of
 * a chunk that is loaded late can be rendered, the roots have what the chunk has registered.
 */
export function registerStyles(layer: keyof typeof layers, ...texts: readonly string[]): void {
  for (const css of texts) layers[layer].add(css)
  changed.add(layers[layer])
  queueMicrotask(update)
}

function update(): void {
  for (const texts of changed) sheets.get(texts)?.replaceSync([...texts].join('\n'))
  changed.clear()
}

/** Gives a root the style sheets that are registered now or later. */
export function adoptStyles(root: Root): void {
  if (sheets.size === 0)
    for (const texts of Object.values(layers)) {
      sheets.set(texts, new CSSStyleSheet())
      changed.add(texts)
    }
  update()
  addSheets(root, [...sheets.values()])
}

/** @public All registered style sheets in the order of the cascade, for what is rendered without a browser. */
export const registeredStyles = (): string[] => Object.values(layers).flatMap((texts) => [...texts])
