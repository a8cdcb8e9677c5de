import type { Factors } from '#contract/factor.ts'
import { factorsTexts } from '#i18n/en/factors.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { Button } from '#ui/button/button.tsx'
import { DangerButton } from '#ui/button/danger-button.tsx'
import { DottedList } from '#ui/dotted-list/dotted-list.tsx'
import { Time } from './time.view.tsx'

/** So few recovery codes are about to run out. */
const FEW = 3

type FactorRowsProps = {
  factors: Factors & { totp: NonNullable<Factors['totp']> }
  onRemove: () => void
  onRenew: () => void
}

/** The authenticator app and its recovery codes. */
export function FactorRows({ factors: { totp, recovery_codes_left: left }, onRemove, onRenew }: FactorRowsProps) {
  const t = useTexts(factorsTexts)
  return (
    <ul>
      <li className="r-session">
        <div className="r-session__device">
          {t.app}
          <span className="r-session__current">{t.on}</span>
        </div>
        <div className="r-session__facts">
          <DottedList>
            <Time at={totp.added_at} text={t.added} justNow={t.justAdded} />
            {totp.last_used_at && <Time at={totp.last_used_at} text={t.lastUsed} justNow={t.justUsed} />}
          </DottedList>
        </div>
        <DangerButton aria-label={t.removeNamed} onClick={onRemove}>
          {t.remove}
        </DangerButton>
      </li>
      <li className="r-session">
        <div className="r-session__device">{t.codes}</div>
        <div className="r-session__facts">
          <DottedList>
            {fill(t.codesLeft, { count: String(left) })}
            {left <= FEW && <span className="r-account__warning">{t.codesLow}</span>}
          </DottedList>
        </div>
        <Button aria-label={t.renewNamed} onClick={onRenew}>
          {t.renew}
        </Button>
      </li>
    </ul>
  )
}
