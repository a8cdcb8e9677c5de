import type { PartialSettings } from '#config/settings.ts'
import type { Delivery } from './delivery.ts'
import { attributesText, escaped, indented, jsonInScript } from './html.ts'
import type { Values } from './state.ts'

export type SnippetOptions = {
  tag: string
  /** Those that differ from their defaults, `lang` and `dir` too. */
  values: Values
  form: 'tag' | 'div' | 'classic'
  version: 'moving' | 'pinned'
  /** Which modules of a pinned version are named with their hashes. */
  integrity: 'first' | 'all'
  /** The build's HTML for the time before the script. */
  firstPaint: string | undefined
  /** Shown where the script fails: the words of a link to the portal; empty: none. */
  fallback: string
  /** Where the portal answers, without a slash at its end. */
  origin: string
  /** What differs from the defaults. */
  settings: PartialSettings
}

/** What a page needs for an element, apart as it goes to different places. */
export type Snippet = { head: string; body: string; importMap: string | undefined }

/** The folder of the version, with a slash at its end. Without a known version the newest, which has no number. */
export function folderOf({ origin, version }: Pick<SnippetOptions, 'origin' | 'version'>, delivery?: Delivery): string {
  if (!delivery) return `${origin}/widgets/`
  return `${origin}/widgets/v${version === 'pinned' ? delivery.version : delivery.version.split('.')[0]}/`
}

/** The HTML for what is set. */
export function snippetOf(options: SnippetOptions, delivery: Delivery | undefined): Snippet {
  const folder = folderOf(options, delivery)
  const pinned = options.version === 'pinned' && delivery ? delivery : undefined
  const importMap = pinned && options.form !== 'classic' ? importMapText(options, folder, pinned) : undefined
  const head = [
    `<script type="application/json" id="research-config">\n${indented(jsonInScript(settingsOf(options)))}\n</script>`,
    options.firstPaint !== undefined &&
      `<link${attributesText({ rel: 'stylesheet', href: `${folder}first-paint.css`, ...integrityOf('first-paint.css', pinned) })}>`,
    importMap !== undefined && `<script type="importmap">${importMap}</script>`,
    ...(pinned && options.form !== 'classic' ? hints(options.tag, folder, pinned) : []),
    script(options, folder, pinned),
  ]
  return { head: head.filter(Boolean).join('\n'), body: bodyOf(options, folder), importMap }
}

const settingsOf = ({ origin, settings }: SnippetOptions): PartialSettings => ({
  apiBaseUrl: `${origin}/api/`,
  portalUrl: `${origin}/`,
  ...settings,
})

const integrityOf = (file: string, delivery: Delivery | undefined): Values => {
  const hash = delivery?.files[file]
  return hash === undefined ? {} : { integrity: hash, crossorigin: 'anonymous' }
}

function script({ form }: SnippetOptions, folder: string, pinned: Delivery | undefined): string {
  const file = form === 'classic' ? 'research-widgets.iife.js' : 'loader.js'
  const kind: Values = form === 'classic' ? { defer: '' } : { type: 'module' }
  return `<script${attributesText({ ...kind, src: folder + file, ...integrityOf(file, pinned) })}></script>`
}

/** Only a version that never changes can name the files it consists of. */
const hints = (tag: string, folder: string, pinned: Delivery): string[] =>
  (pinned.preload[tag] ?? []).map((file) => {
    const { integrity, crossorigin } = integrityOf(file, pinned)
    if (file.endsWith('.css')) return `<link rel="preload" as="style" href="${folder}${file}">`
    return `<link${attributesText({ rel: 'modulepreload', href: folder + file, ...(integrity && crossorigin && { integrity, crossorigin }) })}>`
  })

/** Modules that others import have no tag of their own to say their hashes: a map says them. */
function importMapText({ tag, integrity }: SnippetOptions, folder: string, { files, preload }: Delivery): string {
  const first = preload[tag] ?? []
  const modules = Object.entries(files).filter(
    ([file]) => file.startsWith('assets/') && file.endsWith('.js') && (integrity === 'all' || first.includes(file)),
  )
  const hashes = Object.fromEntries(modules.map(([file, hash]) => [folder + file, hash]))
  return `\n${indented(jsonInScript({ integrity: hashes }))}\n`
}

function bodyOf({ tag, values, form, firstPaint, fallback, origin }: SnippetOptions, folder: string): string {
  const words = fallback === '' ? '' : `<p><a href="${origin}/">${escaped(fallback)}</a></p>`
  const inside = words && `\n  ${words}\n`
  if (form === 'div') {
    const data = Object.entries(values).map(([name, value]) => [isGlobal(name) ? name : `data-${name}`, value])
    const attributes = { 'data-research-widget': tag.replace('research-', ''), ...Object.fromEntries(data) }
    return `<div${attributesText(attributes)}>${inside}</div>`
  }
  const start = `<${tag}${attributesText(values)}>`
  if (firstPaint === undefined) return `${start}${inside}</${tag}>`
  const filled = firstPaint.replaceAll('{{widgets}}', folder).replaceAll('{{portal}}', `${origin}/`)
  return filled
    .replace(new RegExp(`^<${tag}\\b[^>]*>`), () => start)
    .replace(new RegExp(`</${tag}>$`), () => `${inside}</${tag}>`)
}

const isGlobal = (name: string) => name === 'lang' || name === 'dir'
