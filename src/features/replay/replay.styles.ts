import eventTimes from '#entities/event/times/event-times.css?inline'
import button from '#ui/button/button.css?inline'
import pageTitle from '#ui/page-title/page-title.css?inline'
import skeleton from '#ui/skeleton/skeleton.css?inline'
import state from '#ui/states/state.css?inline'
import replay from './replay.css?inline'

export const replayStyles = [button, pageTitle, skeleton, state, eventTimes, replay]
