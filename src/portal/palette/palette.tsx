import { useStore } from '@nanostores/react'
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { paletteTexts } from '#i18n/en/palette.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { createSuggestions } from '#search/box/suggestions.store.ts'
import { Announcer } from '#ui/announcer/announcer.tsx'
import { registerStyles } from '#ui/base/styles.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { closeIcon } from '#ui/icons/icons.ts'
import { useListbox } from '#ui/listbox/use-listbox.ts'
import { useModal } from '#ui/overlay/use-modal.ts'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { actionEntries, findDocuments, findProfiles, pageEntries, profileEntry, searchEntry } from './entries.ts'
import type { Entry } from './entry.ts'
import { openEntry } from './open-entry.ts'
import css from './palette.css?inline'
import { PaletteFoot } from './palette-foot.view.tsx'
import { PaletteList, RETRY } from './palette-list.view.tsx'
import { recentEntries } from './recent.ts'
import { buildSections } from './sections.ts'
import { useHeldEnter } from './use-held-enter.ts'

registerStyles('portal', css)

const DELAY_MS = 150

const formatCount = (count: number, language: string) => {
  const t = paletteTexts(language)
  return count === 1 ? t.one : fill(t.many, { count })
}

/** What the API finds for the typed text. Until it answers, the results of the text before stay. */
function useSuggestions<T>(text: string, suggest: (term: string, signal: AbortSignal) => Promise<T[]>) {
  const [{ $state, type, open, close, stop }] = useState(() => createSuggestions({ suggest, delay: DELAY_MS }))
  const state = useStore($state)
  useEffect(() => stop, [stop])
  useEffect(() => type(text), [type, text])
  const answer = state.state === 'open' ? state : undefined
  return {
    found: answer?.found ?? [],
    isCurrent: answer?.term === text.trim(),
    isFailed: answer?.failed ?? false,
    isLoading: state.state === 'loading',
    retry() {
      close()
      open(text)
    },
  }
}

/**
 * The command palette: companies, analysts, pages, documents and actions. A combobox in a modal dialog, after the ARIA Authoring
 * Practices.
 */
export function Palette({ onClose }: { onClose: () => void }) {
  const language = useLanguage()
  const t = useTexts(paletteTexts)
  const modal = useModal(onClose)
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [pages] = useState(() => pageEntries(language))
  const [actions] = useState(() => actionEntries(language))
  const [recent] = useState(() => recentEntries(pages))
  const profiles = useSuggestions(text, findProfiles)
  const documents = useSuggestions(text, (term, signal) => findDocuments(term, language, signal))

  const isTyped = text.trim() !== ''
  const sections = buildSections({
    term: text,
    found: profiles.found.flatMap((tag) => profileEntry(tag) ?? []),
    isCurrent: profiles.isCurrent,
    pages,
    actions,
    recent,
    search: (term) => searchEntry(term, language),
    documents: isTyped ? documents.found : [],
  })
  const entries = sections.flatMap((section) => section.entries)
  const isFailed = isTyped && profiles.isFailed
  const isSettled = isTyped && profiles.isCurrent && documents.isCurrent
  const isWaiting = isTyped && !isSettled && !isFailed
  const isEmpty = isSettled && !isFailed && entries.length === 1
  const rows = [...(isFailed ? [RETRY] : []), ...entries.map(({ key }) => key)]
  const list = useListbox({ keys: rows, text, first: entries[0]?.key })

  const retry = () => {
    profiles.retry()
    list.reset()
  }
  const choose = (key: string, inTab: boolean) => {
    const entry = entries.find((one: Entry) => one.key === key)
    if (key === RETRY) return retry()
    if (!entry) return
    // Closed first, because the entry may open another dialog.
    flushSync(onClose)
    openEntry(entry, inTab)
  }
  const chooseFirst = (inTab: boolean) => entries[0] && choose(entries[0].key, inTab)
  const enter = useHeldEnter(profiles.isCurrent || isFailed, chooseFirst)
  const pressEnter = (key: string, inTab: boolean) => {
    const [first] = entries
    // The search is the first entry for as long as nothing else is found.
    const isEarly = isWaiting && !profiles.isCurrent && first?.kind === 'research' && key === first.key
    if (isEarly && !enter.isHeld) enter.hold(inTab)
    else choose(key, inTab)
  }
  const press = (event: KeyboardEvent) => {
    const { key, nativeEvent, altKey, shiftKey, ctrlKey, metaKey } = event
    if (nativeEvent.isComposing) return
    const isPlain = !altKey && !shiftKey && !ctrlKey && !metaKey
    if (isPlain && (key === 'ArrowDown' || key === 'ArrowUp')) {
      enter.drop()
      list.move(key === 'ArrowDown' ? 1 : -1)
    } else if (key === 'Enter' && !altKey && !shiftKey && list.active !== undefined)
      pressEnter(list.active, ctrlKey || metaKey)
    else if (isPlain && key === 'Escape') onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const pressBeside = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }
  const told = isFailed ? t.failed : formatCount(entries.length, language)
  return (
    <dialog {...modal} className="portal-palette" aria-label={t.title} onMouseDown={pressBeside}>
      <div className="portal-palette__page">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: handles keys of the field and of its buttons */}
        <div className="portal-palette__field" onKeyDown={press}>
          <SearchField
            inputRef={input}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={true}
            aria-controls={list.id}
            aria-activedescendant={list.activeId}
            label={t.title}
            placeholder={t.placeholder}
            enterKeyHint="go"
            value={text}
            onChange={(value) => {
              enter.drop()
              setText(value)
            }}
            clearLabel={t.clear}
          />
          <IconButton icon={closeIcon} label={t.close} onClick={onClose} />
          {/* Restarts with each letter, so that fast typing shows no progress. */}
          {isWaiting && <span key={text} className="portal-palette__wait" aria-hidden="true" />}
        </div>
        <PaletteList
          id={list.id}
          term={text}
          sections={sections}
          loading={isTyped && profiles.isLoading}
          busy={isWaiting}
          failed={isFailed}
          empty={isEmpty}
          highlighted={list.active}
          onHighlight={list.activate}
          onChoose={choose}
        />
        <PaletteFoot />
        <Announcer message={isSettled ? told : ''} />
      </div>
    </dialog>
  )
}
