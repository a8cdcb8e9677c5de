import { useMemo } from 'react'
import { wording } from '#config/wording.ts'
import type { Roadshow } from '#contract/roadshow.ts'
import { calendarTexts } from '#i18n/en/registration.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { calendarIcon } from '#ui/icons/icons-event.ts'
import { Menu } from '#ui/menu/menu.tsx'
import { toCalendarEvent } from './calendar-event.ts'
import { googleLink, outlookLink } from './calendar-links.ts'
import { saveCalendarFile } from './save-calendar-file.ts'

type CalendarMenuProps = { roadshow: Roadshow; label: string }

/** A file for any calendar, and links to the two most common web calendars. */
export function CalendarMenu({ roadshow, label }: CalendarMenuProps) {
  const language = useLanguage()
  const t = useTexts(calendarTexts)
  const words = wording(language)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts come from a module, not from props
  const event = useMemo(() => toCalendarEvent(roadshow, language), [roadshow, words])
  const save = () => saveCalendarFile(roadshow, language)
  const file = { key: 'file', label: t.file, onSelect: save }
  // The file marks an entry as cancelled; the links only add one.
  const ways = event.isCancelled
    ? [file]
    : [
        file,
        { key: 'google', label: t.google, href: googleLink(event), external: t.newTab },
        { key: 'outlook', label: t.outlook, href: outlookLink(event), external: t.newTab },
      ]
  return (
    <span>
      <Menu label={t.menu} look="icon" groups={[ways]}>
        <Icon path={calendarIcon} />
        <span className="r-visually-hidden">{label}</span>
      </Menu>
    </span>
  )
}
