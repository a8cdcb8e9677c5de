const UNITS = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const

const isUnit = (text: string): text is keyof typeof UNITS => Object.hasOwn(UNITS, text)

/**
 * A setting such as `90s`, `30m`, `12h` or `30d` in milliseconds; `fallback` has the same form.
 *
 * @throws Error with a text for a person for anything else, and for no time at all
 */
export function readDuration(name: string, text: string | undefined, fallback: string): number {
  const duration = text || fallback
  const number = Number(/^(\d{1,6})[smhd]$/.exec(duration)?.[1])
  const unit = duration.slice(-1)
  if (number > 0 && isUnit(unit)) return number * UNITS[unit]
  throw new Error(
    `${name} must be a number of seconds, minutes, hours or days such as 90s, 30m, 12h or 30d, not ${text}.`,
  )
}
