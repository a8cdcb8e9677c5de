/* White space as HTML defines it; `\s` would match more. */
const COMMENT_OR_TAG = /<!--|<\/?([a-z][^\t\n\f\r />]*)/gi
const COMMENT_END = /--!?>/g
const ATTRIBUTE =
  /[\t\n\f\r /]*([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*"?|'[^']*'?|[^\t\n\f\r >"'][^\t\n\f\r >]*)?)?/y
const TAG_END = /[\t\n\f\r /]*>/y

/** Elements whose content is not markup; it is never shown in a text from outside. */
const RAW = new Set(['style', 'script', 'title', 'textarea', 'xmp', 'iframe', 'noembed', 'noframes'])

const INLINE_CODE = /^(?:style$|on)/i

function matchAt(pattern: RegExp, html: string, at: number) {
  pattern.lastIndex = at
  return pattern.exec(html)
}

/**
 * Removes style sheets, `style` attributes, event handlers and base addresses from HTML. Under a strict
 * Content-Security-Policy every parser of the browser reports these, even in inert documents and templates, so they are
 * removed first. Tags are read as a browser reads them, once from start to end. This is not a sanitizer; the sanitizer
 * runs after it.
 */
export function withoutInlineCode(html: string): string {
  const unclosed = new Set<string>()
  let result = ''
  let at = 0
  for (;;) {
    const opening = matchAt(COMMENT_OR_TAG, html, at)
    if (!opening) return result + html.slice(at)
    result += html.slice(at, opening.index)
    at = opening.index + opening[0].length
    const name = opening[1]?.toLowerCase()
    if (name === undefined) {
      // `<!-->` and `<!--->` are complete comments.
      const end = matchAt(COMMENT_END, html, opening.index + 2)
      if (!end) return result
      // An empty comment keeps the neighbours apart.
      result += '<!---->'
      at = end.index + end[0].length
      continue
    }
    const tag = readTag(html, at)
    if (!tag) return result
    at = tag.end
    const isRaw = RAW.has(name) && !opening[0].startsWith('</') && !tag.closesItself && !unclosed.has(name)
    const end = isRaw ? matchAt(new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi'), html, at) : null
    if (end) {
      result += '<!---->'
      at = readTag(html, end.index + end[0].length)?.end ?? html.length
      continue
    }
    if (isRaw) unclosed.add(name)
    // An `xmp` element is parsed like `style` and has no effect.
    if (name !== 'base') result += (name === 'style' ? opening[0].replace(/style/i, 'xmp') : opening[0]) + tag.kept
  }
}

/** The rest of a tag after its name. Undefined if the text ends inside the tag: a browser ignores such a tag. */
function readTag(html: string, start: number) {
  let kept = ''
  let at = start
  for (;;) {
    const end = matchAt(TAG_END, html, at)
    if (end) return { kept: kept + end[0], end: at + end[0].length, closesItself: end[0].endsWith('/>') }
    const attribute = matchAt(ATTRIBUTE, html, at)
    if (!attribute) return undefined
    kept += INLINE_CODE.test(attribute[1] ?? '') ? ' ' : attribute[0]
    at += attribute[0].length
  }
}
