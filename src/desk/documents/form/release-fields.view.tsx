import { deskDocumentFormTexts } from '#i18n/en/desk-documents.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { isZone } from '#lib/format/zone.ts'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { formatTime } from '../../format-time.ts'
import type { Errors } from '../../use-desk-form.ts'
import { ZoneField } from '../../zone-field.tsx'
import { type Release, toInstant } from './draft.ts'

type ReleaseProps = { release: Release; errors: Errors; onChange: (part: Partial<Release>) => void }

/** The end of an embargo, by the clocks of a zone. */
export function EmbargoFields({ release, errors, onChange }: ReleaseProps) {
  const t = useTexts(deskDocumentFormTexts)
  const language = useLanguage()
  const instant = isZone(release.zone) ? toInstant(release) : null
  return (
    <>
      <TextField
        label={t.until}
        type="datetime-local"
        value={release.until}
        error={errors.available_at}
        required
        max="9999-12-31T23:59"
        onChange={(until) => onChange({ until })}
      />
      <ZoneField label={t.zone} value={release.zone} error={errors.zone} onChange={(zone) => onChange({ zone })} />
      {instant && (
        <p className="r-desk-form__hint">{fill(t.zoneHint, { time: formatTime(instant, language, release.zone) })}</p>
      )}
    </>
  )
}

/** Whether the document is published at once or under an embargo. */
export function ReleaseFields(props: ReleaseProps) {
  const t = useTexts(deskDocumentFormTexts)
  const { release, onChange } = props
  return (
    <>
      <div>
        <SegmentedControl
          label={t.when}
          options={{ now: t.now, later: t.later }}
          value={release.isHeld ? 'later' : 'now'}
          onChange={(when) => onChange({ isHeld: when === 'later' })}
        />
      </div>
      {release.isHeld && <EmbargoFields {...props} />}
    </>
  )
}
