import addToCalendar from '#entities/event/calendar/add-to-calendar.css?inline'
import eventCard from '#entities/event/card/event-card.css?inline'
import registration from '#entities/event/registration/registration.css?inline'
import eventTimes from '#entities/event/times/event-times.css?inline'
import eventType from '#entities/event/type/event-type.css?inline'
import button from '#ui/button/button.css?inline'
import dottedList from '#ui/dotted-list/dotted-list.css?inline'
import iconButton from '#ui/icon-button/icon-button.css?inline'
import link from '#ui/link/link.css?inline'
import notice from '#ui/notice/notice.css?inline'
import skeleton from '#ui/skeleton/skeleton.css?inline'
import state from '#ui/states/state.css?inline'
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
