import type { Config } from 'dompurify'
import { useEffect, useRef } from 'react'
import { safeUrl } from '../lib/safe-url.ts'
import { sheetsOf } from '../lib/sheets.ts'
import reading from './reading.css?inline'

/** Text with its usual marks, tables and pictures; nothing that runs, styles, frames or asks for input (C37). */
const allowed: Config & { RETURN_DOM_FRAGMENT: true } = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'dialog', 'video', 'audio'],
  FORBID_ATTR: ['style', 'class', 'name', 'slot', 'part'],
  SANITIZE_NAMED_PROPS: true,
  RETURN_DOM_FRAGMENT: true,
}

const STYLE_TAG = /<(\/?)style\b/gi
const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*>/gi
const INLINE_CODE = /[\s/](?:style|on\w+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]*)/gi

/**
 * Under a strict policy browsers report styles and handlers as soon as they parse them, in any document. So handlers leave
 * the text before, and a style sheet becomes an `xmp`, which is read in the same way and means nothing. What is safe is
 * not decided here: the cleaner sees to all of it.
 */
const withoutInlineCode = (html: string) =>
  html.replace(STYLE_TAG, '<$1xmp').replace(TAG, (tag) => tag.replace(INLINE_CODE, ' '))

/** Links that passed the address check leave in a new tab that learns nothing of this page; the others become text. */
function guardLinks(fragment: DocumentFragment) {
  for (const link of fragment.querySelectorAll('a[href]')) {
    const url = safeUrl(link.getAttribute('href'), document.baseURI)
    if (!url) link.removeAttribute('href')
    else {
      link.setAttribute('target', '_blank')
      link.setAttribute('rel', 'noopener noreferrer')
    }
  }
  return fragment
}

/**
 * HTML from outside, cleaned and in a shadow root of its own: neither its scripts nor its styles reach the page (R339). The
 * cleaner loads with the first text.
 */
export function UntrustedHtml({ html, label }: { html: string; label: string }) {
  const host = useRef<HTMLElement>(null)
  useEffect(() => {
    let live = true
    import('dompurify').then(({ default: purifier }) => {
      const element = host.current
      if (!live || !element) return
      const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
      root.adoptedStyleSheets = sheetsOf([reading])
      root.replaceChildren(guardLinks(purifier.sanitize(withoutInlineCode(html), allowed)))
    })
    return () => {
      live = false
    }
  }, [html])
  return <article ref={host} aria-label={label} />
}
