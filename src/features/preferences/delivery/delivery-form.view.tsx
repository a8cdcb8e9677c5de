import { useId, useMemo } from 'react'
import { locale } from '#config/locale.ts'
import type { DeliverySettings, Frequency } from '#contract/delivery.ts'
import { deliveryTexts } from '#i18n/en/delivery.ts'
import { hourStyle } from '#i18n/language.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { SelectField } from '#ui/select-field/select-field.tsx'
import type { DeliveryChanges } from './delivery-changes.ts'
import { ZoneField } from './zone-field.view.tsx'

type DeliveryFormProps = {
  settings: DeliverySettings
  /** Whether the time zone is the browser's and not stored yet. */
  isZoneProposed: boolean
  isZoneUnknown: boolean
  onSet: (changes: DeliveryChanges) => void
}

const frequencies = { at_once: 'atOnce', daily: 'daily', weekly: 'weekly', never: 'never' } as const satisfies Record<
  Frequency,
  string
>

// 5 January 2026 is a Monday.
const toDay = (weekday: number) => new Date(Date.UTC(2026, 0, 4 + weekday))
const toHour = (hour: number) => new Date(Date.UTC(2026, 0, 5, hour))

const getOptions = (first: number, count: number, toDate: (value: number) => Date, format: Intl.DateTimeFormat) =>
  [...Array(count).keys()].map((index) => ({
    value: String(first + index),
    label: format.format(toDate(first + index)),
  }))

/** How often, when and in which language mails go out. Only what matters for the frequency is shown. */
export function DeliveryForm({ settings, isZoneProposed, isZoneUnknown, onSet }: DeliveryFormProps) {
  const language = useLanguage()
  const t = useTexts(deliveryTexts)
  const name = useId()
  const { days, hours } = useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale(language), { ...options, timeZone: 'UTC' })
    return {
      days: getOptions(1, 7, toDay, format({ weekday: 'long' })),
      hours: getOptions(0, 24, toHour, format({ hour: hourStyle(language), minute: '2-digit' })),
    }
  }, [language])
  const { frequency } = settings
  const isTimed = frequency === 'daily' || frequency === 'weekly'
  return (
    <>
      <fieldset className="r-delivery__choices">
        <legend className="r-delivery__legend">{t.frequency}</legend>
        {(Object.keys(frequencies) as Frequency[]).map((each) => (
          <label key={each} className="r-delivery__choice">
            <input
              type="radio"
              name={name}
              value={each}
              checked={each === frequency}
              onChange={() => onSet({ frequency: each })}
            />
            {t[frequencies[each]]}
          </label>
        ))}
      </fieldset>
      {isTimed && (
        <div className="r-delivery__time">
          {frequency === 'weekly' && (
            <SelectField
              label={t.weekday}
              options={days}
              value={String(settings.weekday)}
              onChange={(value) => onSet({ weekday: Number(value) })}
            />
          )}
          <SelectField
            label={t.hour}
            options={hours}
            value={String(settings.hour)}
            onChange={(value) => onSet({ hour: Number(value) })}
          />
          <ZoneField
            zone={settings.time_zone}
            hint={isZoneProposed ? t.zoneProposed : undefined}
            error={isZoneUnknown ? t.zoneUnknown : undefined}
            onChange={(zone) => onSet({ time_zone: zone })}
          />
        </div>
      )}
      {frequency !== 'never' && (
        <div>
          <p className="r-delivery__legend" aria-hidden="true">
            {t.language}
          </p>
          <SegmentedControl
            label={t.language}
            options={{ en: t.english, de: t.german }}
            value={settings.language}
            onChange={(value) => onSet({ language: value })}
          />
        </div>
      )}
    </>
  )
}
