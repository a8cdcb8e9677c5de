import { defineWidget } from '../src/elements/define-widget.tsx'
import { eventsStyles } from '../src/features/events/events.styles.ts'
import { Events } from '../src/features/events/events.tsx'
import { eventsSpec } from './specs/events.ts'

defineWidget(eventsSpec, Events, eventsStyles)

export type { ResearchEventsElement } from './elements.generated.ts'
