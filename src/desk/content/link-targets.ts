import { getSections } from '#features/landing/sections.ts'
import { deskContentTexts } from '#i18n/en/desk-content.ts'
import { landingTexts } from '#i18n/en/landing.ts'
import { fill } from '#lib/format/fill.ts'

const POPUP = /<section\b[^>]*\sdata-popup\s*=\s*["']([a-z0-9-]+)["'][^>]*>([\s\S]*?)<\/section>/gi
const HEADING = /<h[1-6]\b[^>]*>([\s\S]*?)<\/h[1-6]>/i

type Target = { value: string; label: string }

const named: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ', '&amp;': '&' }

/** The words of a popup's heading. They are only shown as text, so characters with other names may stay as they are written. */
const readTitle = (html: string, otherwise: string) => {
  const words = (HEADING.exec(html)?.[1] ?? '').replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')
  return words.replace(/&(?:lt|gt|quot|nbsp|amp);/g, (name) => named[name] ?? name).trim() || otherwise
}

/** What a text of the landing page can lead to on the page itself: its parts and popups, as addresses with their names. */
export function findTargets(texts: ReadonlyMap<string, string>, language: string): Target[] {
  const t = deskContentTexts(language)
  const page = landingTexts(language)
  const filled = new Map([...texts].filter(([, html]) => html !== ''))
  return getSections({ state: 'ready', value: filled }).flatMap(({ id, label, popups }) => {
    const opened = popups ? [...(filled.get(popups.slot) ?? '').matchAll(POPUP)] : []
    return [
      { value: `#${id}`, label: fill(t.targetSection, { name: page[label] }) },
      ...opened.map(([, name = '', html = '']) => ({
        value: `#${name}`,
        label: fill(t.targetPopup, { name: readTitle(html, name) }),
      })),
    ]
  })
}
