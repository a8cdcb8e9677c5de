import { type ComponentPropsWithoutRef, useId, useMemo } from 'react'
import { listZones } from '#features/preferences/delivery/zones.ts'
import { TextField } from '#ui/text-field/text-field.tsx'

type ZoneFieldProps = Pick<ComponentPropsWithoutRef<'input'>, 'aria-describedby'> & {
  label: string
  value: string
  error?: string | undefined
  onChange: (zone: string) => void
}

/** A field for the name of a time zone, with all that there are to choose from. */
export function ZoneField({ onChange, ...attributes }: ZoneFieldProps) {
  const list = useId()
  const zones = useMemo(() => listZones(new Date()), [])
  /** Replaces the name of a city by that of its zone. */
  const complete = () => {
    const typed = attributes.value.trim()
    const city = typed.toLowerCase()
    const found = zones.find(({ zone }) => zone.split('/').at(-1)?.replaceAll('_', ' ').toLowerCase() === city)
    const zone = found?.zone ?? typed
    if (zone !== attributes.value) onChange(zone)
  }
  return (
    <>
      <TextField
        {...attributes}
        list={list}
        required
        autoComplete="off"
        spellCheck={false}
        onChange={onChange}
        onBlur={complete}
      />
      <datalist id={list}>
        {zones.map(({ zone, offset }) => (
          <option key={zone} value={zone} label={`${zone} (${offset})`} />
        ))}
      </datalist>
    </>
  )
}
