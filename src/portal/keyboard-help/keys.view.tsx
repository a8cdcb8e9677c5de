import { Fragment } from 'react'
import { keyTexts as t } from '#i18n/en/keyboard-help.ts'
import { isMac } from '#lib/dom/is-mac.ts'

/** Keys with a translated name or a symbol. `Mod` is Control, or Command on a Mac. */
type NamedKey = keyof typeof t | 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'Mod'
export type Key = NamedKey | (string & {})

/** Symbols on the keys, with their names for screen readers. */
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

/** A combination of keys. */
export const Keys = ({ of }: { of: readonly Key[] }) => (
  // Left to right in any language, like the keyboard.
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
