import type { DOMPurify } from 'dompurify'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { landingTexts } from '#i18n/en/landing.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { cleanHtml } from '#ui/untrusted-html/clean-html.ts'
import { Footer, LandingSection } from './content.view.tsx'
import { Prose } from './prose.tsx'
import { type FilledSection, readSlots } from './read-slots.ts'
import type { Section } from './sections.ts'
import type { Popup } from './slot-content.ts'

type ContentProps = {
  sections: readonly Section[]
  /** The slots' untrusted HTML by name; undefined if loading failed. */
  slots: ReadonlyMap<string, string> | undefined
  /** Untrusted. */
  footer: string
  purifier: DOMPurify
  onSection: (id: string) => void
}

const loadDialog = () => import('#ui/dialog/dialog.tsx').then(({ Dialog }) => Dialog)

const none: ReadonlyMap<string, string> = new Map()

/** The sections with their popups, and the footer (R059, R061, R064). */
export function Content({ sections, slots = none, footer, purifier, onSection }: ContentProps) {
  const language = useLanguage()
  const t = useTexts(landingTexts)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sections follow from the slots
  const content = useMemo(() => readSlots(purifier, slots, sections, language), [purifier, slots, language])
  const foot = useMemo(() => cleanHtml(purifier, footer), [purifier, footer])
  // A popup's link that was opened in a new tab opens the popup.
  const [opened, setOpened] = useState<Popup | undefined>(() => content.popups.get(location.hash.slice(1)))
  const close = useCallback(() => setOpened(undefined), [])
  const { part: Dialog, failed } = useLazy(loadDialog, opened)
  // The next press tries again.
  useEffect(() => {
    if (failed) close()
  }, [failed, close])
  const goTo = useCallback(
    (name: string) => {
      const popup = content.popups.get(name)
      if (popup) return setOpened(popup)
      // A closing dialog returns the focus first; then the section takes it.
      flushSync(close)
      onSection(name)
    },
    [content, close, onSection],
  )
  const show = (section: FilledSection) => (
    <LandingSection key={section.id} section={section} onTarget={goTo} onPopup={setOpened} />
  )
  return (
    <div>
      {content.sections.map(show)}
      {foot.hasChildNodes() && <Footer body={foot} />}
      {opened && Dialog && (
        <Dialog key={opened.name} title={opened.title} closeLabel={t.close} onClose={close}>
          {opened.body ? <Prose body={opened.body} onTarget={goTo} /> : <p>{t.empty}</p>}
        </Dialog>
      )}
    </div>
  )
}
