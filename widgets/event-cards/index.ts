import { EventCards } from '#features/event-cards/event-cards.tsx'
import { defineWidget } from '#widgets/runtime/define-widget.tsx'
import { requiring } from '#widgets/runtime/missing-attribute.tsx'
import { eventCardsSpec } from './spec.ts'

defineWidget(eventCardsSpec, requiring(eventCardsSpec, EventCards))

export type { ResearchEventCardsElement } from '../elements.generated.ts'
