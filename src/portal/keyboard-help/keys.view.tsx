import { Fragment } from 'react'
import { keyTexts } from '#i18n/en/keyboard-help.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { isMac } from '#lib/dom/is-mac.ts'
import { registerStyles } from '#ui/base/styles.ts'
import css from './keys.css?inline'

registerStyles('portal', css)

/** Keys with a translated name or a symbol. `Mod` is Control, or Command on a Mac. */
type KeyTexts = ReturnType<typeof keyTexts>
type NamedKey = keyof KeyTexts | 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'Mod'
export type Key = NamedKey | (string & {})

/** Symbols on the keys, with their names for screen readers. */
const signs: Readonly<Record<string, { sign: string; word: keyof KeyTexts }>> = {
  ArrowUp: { sign: '↑', word: 'up' },
  ArrowDown: { sign: '↓', word: 'down' },
  ArrowLeft: { sign: '←', word: 'left' },
  ArrowRight: { sign: '→', word: 'right' },
  Command: { sign: '⌘', word: 'command' },
}

function KeyName({ of }: { of: Key }) {
  const t = useTexts(keyTexts)
  const key = of === 'Mod' ? (isMac() ? 'Command' : 'Control') : of
  const known = signs[key]
  if (!known) return Object.hasOwn(t, key) ? t[key as keyof KeyTexts] : key
  return (
    <>
      <span aria-hidden="true">{known.sign}</span>
      <span className="r-visually-hidden">{t[known.word]}</span>
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
