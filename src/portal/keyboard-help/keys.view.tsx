import { Fragment } from 'react'
import { keyTexts as t } from '#i18n/en/keyboard-help.ts'
import { isMac } from '#lib/dom/is-mac.ts'

/** Keys with a name in the reader's language, or a sign. `Mod`: Control, on a Mac Command. */
type NamedKey = keyof typeof t | 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'Mod'
export type Key = NamedKey | (string & {})

/** Signs that are on the keys, and the words for who hears them. */
const signs: Readonly<Record<string, { sign: string; word: () => string }>> = {
  ArrowUp: { sign: '↑', word: () => t.up },
  ArrowDown: { sign: '↓', word: () => t.down },
  ArrowLeft: { sign: '←', word: () => t.left },
  ArrowRight: { sign: '→', word: () => t.right },
  Command: { sign: '⌘', word: () => t.command },
}

const isNamed = (key: string): key is keyof typeof t => Object.hasOwn(t, key)

function KeyName({ of }: { of: Key }) {
  const key = of === 'Mod' ? (isMac() ? 'Command' : 'Control') : of
  const known = signs[key]
  if (!known) return isNamed(key) ? t[key] : key
  return (
    <>
      <span aria-hidden="true">{known.sign}</span>
      <span className="r-visually-hidden">{known.word()}</span>
    </>
  )
}

/** Keys that are pressed together. */
export const Keys = ({ of }: { of: readonly Key[] }) => (
  // From left to right on every page, as they lie on the keyboard.
  <span dir="ltr" className="portal-chord">
    {of.map((key, index) => (
      <Fragment key={key}>
        {index > 0 && ' '}
        <kbd className="portal-kbd">
          <KeyName of={key} />
        </kbd>
      </Fragment>
    ))}
  </span>
)
