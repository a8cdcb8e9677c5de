import applied from '../../toolkit/applied/applied.css?inline'
import addToCalendar from '../../toolkit/calendar/add-to-calendar.css?inline'
import eventTimes from '../../toolkit/event-times/event-times.css?inline'
import eventType from '../../toolkit/event-type/event-type.css?inline'
import listEnd from '../../toolkit/list-tools/list-end.css?inline'
import registration from '../../toolkit/registration/registration.css?inline'
import { searchBoxStyles } from '../../toolkit/search-box/search-box.styles.ts'
import badge from '../../ui/badge.css?inline'
import checkbox from '../../ui/checkbox.css?inline'
import dottedList from '../../ui/dotted-list.css?inline'
import fadingRow from '../../ui/fading-row.css?inline'
import iconButton from '../../ui/icon-button.css?inline'
import link from '../../ui/link.css?inline'
import notice from '../../ui/notice.css?inline'
import state from '../../ui/state.css?inline'
import { tableStyles } from '../../ui/table.styles.ts'
import underlined from '../../ui/underlined.css?inline'
import events from './events.css?inline'
import eventsTable from './events-table.css?inline'

export const eventsStyles = [
  ...searchBoxStyles,
  ...tableStyles(900),
  addToCalendar,
  applied,
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
