import { SingleEvent } from '#features/event/event.tsx'
import { defineWidget } from '#widgets/runtime/define-widget.tsx'
import { requiring } from '#widgets/runtime/missing-attribute.tsx'
import { eventSpec } from './spec.ts'

defineWidget(eventSpec, requiring(eventSpec, SingleEvent))

export type { ResearchEventElement } from '../elements.generated.ts'
