import { type ComponentType, useEffect, useId, useState } from 'react'
import { accountTexts } from '#i18n/en/account.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { SectionHead } from '#ui/section-head/section-head.tsx'

type PasskeysProps = { onFailure: (failure: Error) => void }

/** The section of the passkeys, loaded after the others. Nothing if that fails. */
export function PasskeysPlace({ onFailure }: PasskeysProps) {
  const [View, setView] = useState<ComponentType<PasskeysProps> | null>()
  useEffect(() => {
    const fail = (reason: Error) => {
      setView(null)
      onFailure(reason)
    }
    import('./passkeys.tsx').then(({ Passkeys }) => setView(() => Passkeys), fail)
  }, [onFailure])
  if (View === undefined) return <PasskeysLoading />
  return View && <View onFailure={onFailure} />
}

/** Most users have no passkey, so the section keeps the room of its text. */
function PasskeysLoading() {
  const t = useTexts(accountTexts)
  const id = useId()
  return (
    <section className="r-account__section" aria-labelledby={id}>
      <SectionHead id={id} hasRoom>
        {t.passkeys}
      </SectionHead>
      <div role="status" aria-busy="true" aria-label={t.passkeysLoading}>
        <p className="r-account__text">{t.passkeysText}</p>
      </div>
    </section>
  )
}
