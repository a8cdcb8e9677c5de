import eventCard from '../../toolkit/event-card/event-card.css?inline'
import button from '../../ui/button.css?inline'
import dottedList from '../../ui/dotted-list.css?inline'
import skeleton from '../../ui/skeleton.css?inline'
import state from '../../ui/state.css?inline'
import eventCards from './event-cards.css?inline'

export const eventCardsStyles = [button, dottedList, skeleton, state, eventCard, eventCards]
