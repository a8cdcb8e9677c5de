import type { Passkey } from '#contract/passkey.ts'
import { factorsTexts } from '#i18n/en/factors.ts'
import { passkeysTexts } from '#i18n/en/passkeys.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { Button } from '#ui/button/button.tsx'
import { DangerButton } from '#ui/button/danger-button.tsx'
import { DottedList } from '#ui/dotted-list/dotted-list.tsx'
import { Time } from './time.view.tsx'

type PasskeyRowsProps = {
  passkeys: readonly Passkey[]
  onRename: (passkey: Passkey) => void
  onRemove: (passkey: Passkey) => void
}

/** The passkeys of the account, each with its name and its uses. */
export function PasskeyRows({ passkeys, onRename, onRemove }: PasskeyRowsProps) {
  const t = useTexts(passkeysTexts)
  const times = useTexts(factorsTexts)
  return (
    <ul>
      {passkeys.map((passkey) => {
        const { id, name, added_at: added, last_used_at: lastUsed } = passkey
        return (
          <li key={id} className="r-session r-session--wide">
            <div className="r-session__device">
              <bdi>{name}</bdi>
            </div>
            <div className="r-session__facts">
              <DottedList>
                <Time at={added} text={times.added} justNow={times.justAdded} />
                {lastUsed ? <Time at={lastUsed} text={times.lastUsed} justNow={times.justUsed} /> : t.neverUsed}
              </DottedList>
            </div>
            <div className="r-session__actions">
              <Button aria-label={fill(t.renameNamed, { name })} onClick={() => onRename(passkey)}>
                {t.rename}
              </Button>
              <DangerButton aria-label={fill(t.removeNamed, { name })} onClick={() => onRemove(passkey)}>
                {t.remove}
              </DangerButton>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
