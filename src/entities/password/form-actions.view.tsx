import { passwordTexts } from '#i18n/en/passwords.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Button } from '#ui/button/button.tsx'
import css from './password.css?inline'

registerStyles('entities', css)

/** The two buttons of every password form. A running request cannot be cancelled (R066, R087). */
export function FormActions({ busy, onCancel }: { busy: boolean; onCancel: () => void }) {
  const t = useTexts(passwordTexts)
  return (
    <div className="r-password-form__actions">
      <Button type="submit" variant="primary" busy={busy}>
        {t.submit}
      </Button>
      <Button aria-disabled={busy} onClick={busy ? undefined : onCancel}>
        {t.cancel}
      </Button>
    </div>
  )
}
