import { Events } from '#features/events/events.tsx'
import { defineWidget } from '#widgets/runtime/define-widget.tsx'
import { eventsSpec } from './spec.ts'

defineWidget(eventsSpec, Events)

export type { ResearchEventsElement } from '../elements.generated.ts'
