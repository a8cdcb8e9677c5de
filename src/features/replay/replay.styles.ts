import eventTimes from '../../toolkit/event-times/event-times.css?inline'
import button from '../../ui/button.css?inline'
import pageTitle from '../../ui/page-title.css?inline'
import skeleton from '../../ui/skeleton.css?inline'
import state from '../../ui/state.css?inline'
import replay from './replay.css?inline'

export const replayStyles = [button, pageTitle, skeleton, state, eventTimes, replay]
