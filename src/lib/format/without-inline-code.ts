/* White space is what it is in HTML; `\s` is more. */
const COMMENT_OR_TAG = /<!--|<\/?([a-z][^\t\n\f\r />]*)/gi
const COMMENT_END = /--!?>/g
const ATTRIBUTE =
  /[\t\n\f\r /]*([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*"?|'[^']*'?|[^\t\n\f\r >"'][^\t\n\f\r >]*)?)?/y
const TAG_END = /[\t\n\f\r /]*>/y

/** Elements whose content is no markup, and is never shown in a text from outside. */
const RAW = new Set(['style', 'script', 'title', 'textarea', 'xmp', 'iframe', 'noembed', 'noframes'])

const INLINE_CODE = /^(?:style$|on)/i

function matchAt(pattern: RegExp, html: string, at: number) {
  pattern.lastIndex = at
  return pattern.exec(html)
}

/**
 * HTML without style sheets, `style` attributes, event handlers and base addresses. Under a strict Content-Security-Policy every parser of
 * the browser reports these as it reads them, inert documents and templates included, so they leave before any of them. It
 * reads tags as a browser does, once from start to end. Not a cleaner: what is safe is decided by the one that follows.
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
      // `<!-->` and `<!--->` are whole.
      const end = matchAt(COMMENT_END, html, opening.index + 2)
      if (!end) return result
      // A comment in its place keeps what stands around it apart.
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
    // An `xmp` is read in the same way and means nothing.
    if (name !== 'base') result += (name === 'style' ? opening[0].replace(/style/i, 'xmp') : opening[0]) + tag.kept
  }
}

/** The rest of a tag after its name; undefined where the text ends within it, which to a browser is no tag. */
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
