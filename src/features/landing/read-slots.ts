import type { DOMPurify } from 'dompurify'
import { landingTexts } from '#i18n/en/landing.ts'
import { cleanHtml } from '#ui/untrusted-html/clean-html.ts'
import type { Section } from './sections.ts'
import { type Popup, popupNames, readPopups, readText, type SlotText } from './slot-content.ts'

/** A section with its content: texts, the first of which has the title, and popups. */
export type FilledSection = Section & { content: readonly SlotText[]; opens: readonly Popup[] }

type LandingContent = { sections: readonly FilledSection[]; popups: ReadonlyMap<string, Popup> }

/**
 * The slots' HTML, sanitized and parsed (C37, R062). Links to sections and popups of this page stay. The first popup of
 * a name counts.
 */
export function readSlots(
  purifier: DOMPurify,
  slots: ReadonlyMap<string, string>,
  sections: readonly Section[],
  language: string,
): LandingContent {
  const groups = sections.flatMap(({ id, popups }) => {
    if (!popups) return []
    const html = slots.get(popups.slot)
    return html === undefined ? [] : [{ id, html, ...popups }]
  })
  // Any text may link to a popup, so the names are collected first.
  const names = groups.flatMap(({ html, kind }) => popupNames(cleanHtml(purifier, html), kind))
  const targets = new Set([...sections.map(({ id }) => id), ...names])
  const clean = (html: string) => {
    const content = cleanHtml(purifier, html, (name) => targets.has(name))
    for (const name of names)
      for (const link of content.querySelectorAll(`a[href="#${name}"]`)) link.setAttribute('aria-haspopup', 'dialog')
    return content
  }

  const popups = new Map<string, Popup>()
  const opens = new Map<string, Popup[]>()
  for (const { id, html, kind, label } of groups) {
    const own = readPopups(clean(html), kind).filter(({ name }) => !popups.has(name))
    const titled = own.map((popup) => ({ ...popup, title: popup.title || landingTexts(language)[label] }))
    for (const popup of titled) popups.set(popup.name, popup)
    opens.set(id, titled)
  }
  const filled = sections.map((section) => ({
    ...section,
    content: section.texts.flatMap((slot) => {
      const html = slots.get(slot)
      return html === undefined ? [] : [readText(clean(html))]
    }),
    opens: opens.get(section.id) ?? [],
  }))
  return { sections: filled, popups }
}
