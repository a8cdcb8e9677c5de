import { getSections } from '#features/landing/sections.ts'
import { deskContentTexts } from '#i18n/en/desk-content.ts'
import { landingTexts } from '#i18n/en/landing.ts'
import { fill } from '#lib/format/fill.ts'
import { headingNames, type Markup, readElements } from './markup/elements.ts'
import { findAttribute, stripTags } from './markup/tags.ts'

const NAME = /^[a-z0-9-]+$/

type Target = { value: string; label: string }

const named: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ', '&amp;': '&' }

type NamedPopup = { name: string; title: string }

/** The popups of a text. Titles are only shown as text, so characters with other names may stay as they are written. */
function readPopups(html: string): NamedPopup[] {
  const elements = readElements(html)
  const toTitle = ({ inner, innerEnd }: Markup) =>
    stripTags(html.slice(inner, innerEnd))
      .replace(/&(?:lt|gt|quot|nbsp|amp);/g, (name) => named[name] ?? name)
      .trim()
  return elements
    .filter(({ name }) => name === 'section')
    .sort((one, other) => one.from - other.from)
    .flatMap((section) => {
      const { value: name = '' } = findAttribute(html, { ...section, to: section.inner }, 'data-popup') ?? {}
      if (!NAME.test(name)) return []
      const isIn = ({ from, to }: Markup) => from >= section.inner && to <= section.innerEnd
      const heading = elements.find((element) => headingNames.includes(element.name) && isIn(element))
      return [{ name, title: (heading && toTitle(heading)) || name }]
    })
}

/** What a text of the landing page can lead to on the page itself: its parts and popups, as addresses with their names. */
export function findTargets(texts: ReadonlyMap<string, string>, language: string): Target[] {
  const t = deskContentTexts(language)
  const page = landingTexts(language)
  const filled = new Map([...texts].filter(([, html]) => html !== ''))
  return getSections({ state: 'ready', value: filled }).flatMap(({ id, label, popups }) => {
    const opened = popups ? readPopups(filled.get(popups.slot) ?? '') : []
    return [
      { value: `#${id}`, label: fill(t.targetSection, { name: page[label] }) },
      ...opened.map(({ name, title }) => ({ value: `#${name}`, label: fill(t.targetPopup, { name: title }) })),
    ]
  })
}
