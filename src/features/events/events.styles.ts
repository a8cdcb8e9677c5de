import addToCalendar from '#entities/event/calendar/add-to-calendar.css?inline'
import registration from '#entities/event/registration/registration.css?inline'
import eventTimes from '#entities/event/times/event-times.css?inline'
import eventType from '#entities/event/type/event-type.css?inline'
import activeFilters from '#search/active-filters/active-filters.css?inline'
import { searchBoxStyles } from '#search/box/search-box.styles.ts'
import listEnd from '#search/list/list-end.css?inline'
import badge from '#ui/badge/badge.css?inline'
import checkbox from '#ui/checkbox/checkbox.css?inline'
import dottedList from '#ui/dotted-list/dotted-list.css?inline'
import iconButton from '#ui/icon-button/icon-button.css?inline'
import link from '#ui/link/link.css?inline'
import notice from '#ui/notice/notice.css?inline'
import state from '#ui/states/state.css?inline'
import { tableStyles } from '#ui/table/table.styles.ts'
import fadingRow from '#ui/text/fading-row.css?inline'
import underlined from '#ui/text/underlined.css?inline'
import events from './events.css?inline'
import eventsTable from './events-table.css?inline'

export const eventsStyles = [
  ...searchBoxStyles,
  ...tableStyles(900),
  addToCalendar,
  activeFilters,
  badge,
  checkbox,
  dottedList,
  eventTimes,
  eventType,
  fadingRow,
  iconButton,
  link,
  listEnd,
  notice,
  registration,
  state,
  underlined,
  events,
  eventsTable,
]
