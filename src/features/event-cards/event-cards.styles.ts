import addToCalendar from '../../toolkit/calendar/add-to-calendar.css?inline'
import eventCard from '../../toolkit/event-card/event-card.css?inline'
import eventTimes from '../../toolkit/event-times/event-times.css?inline'
import eventType from '../../toolkit/event-type/event-type.css?inline'
import registration from '../../toolkit/registration/registration.css?inline'
import button from '../../ui/button.css?inline'
import dottedList from '../../ui/dotted-list.css?inline'
import iconButton from '../../ui/icon-button.css?inline'
import link from '../../ui/link.css?inline'
import notice from '../../ui/notice.css?inline'
import skeleton from '../../ui/skeleton.css?inline'
import state from '../../ui/state.css?inline'
import eventCards from './event-cards.css?inline'

export const eventCardsStyles = [
  button,
  dottedList,
  iconButton,
  link,
  notice,
  skeleton,
  state,
  addToCalendar,
  eventTimes,
  eventType,
  registration,
  eventCard,
  eventCards,
]
