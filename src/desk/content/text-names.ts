import type { TextFinding } from '#contract/desk-content.ts'
import { deskContentTexts, textNameTexts } from '#i18n/en/desk-content.ts'
import { fill } from '#lib/format/fill.ts'

/** What a text of the landing page is called. */
export function nameText(name: string, language: string): string {
  const t: Readonly<Record<string, string>> = textNameTexts(language)
  return Object.hasOwn(t, name) ? (t[name] ?? name) : name
}

/** A finding in words; one in another text names it. */
export function sayFinding({ kind, slot, name }: TextFinding, shown: string, language: string): string {
  const t = deskContentTexts(language)
  const finding = fill(t[kind], { name, kind: slot.replace(/_popups$/, '') })
  return slot === shown ? finding : fill(t.inText, { text: nameText(slot, language), finding })
}
