import { defineWidget } from '../src/elements/define-widget.tsx'
import { eventCardsStyles } from '../src/features/event-cards/event-cards.styles.ts'
import { EventCards } from '../src/features/event-cards/event-cards.tsx'
import { eventCardsSpec } from './specs/event-cards.ts'

defineWidget(eventCardsSpec, EventCards, eventCardsStyles)

export type { ResearchEventCardsElement } from './elements.generated.ts'
