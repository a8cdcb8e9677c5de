import { useId, useMemo } from 'react'
import { deliveryTexts } from '#i18n/en/delivery.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { TextField } from '#ui/text-field/text-field.tsx'
import { listZones } from './zones.ts'

type ZoneFieldProps = {
  zone: string
  hint: string | undefined
  error: string | undefined
  onChange: (zone: string) => void
}

/** A time zone, searched for by its name or its distance from UTC in the browser's own list. */
export function ZoneField({ zone, hint, error, onChange }: ZoneFieldProps) {
  const t = useTexts(deliveryTexts)
  const list = useId()
  const zones = useMemo(() => listZones(new Date()), [])
  return (
    <div>
      <TextField
        label={t.zone}
        value={zone}
        list={list}
        autoComplete="off"
        spellCheck={false}
        error={error}
        onChange={(value) => onChange(value.trim())}
      />
      <datalist id={list}>
        {zones.map(({ zone: name, offset }) => (
          <option key={name} value={name} label={`${name} (${offset})`} />
        ))}
      </datalist>
      {hint && !error && <p className="r-delivery__hint">{hint}</p>}
    </div>
  )
}
