import { MostRead } from '#features/most-read/most-read.tsx'
import { defineWidget } from '#widgets/runtime/define-widget.tsx'
import { mostReadSpec } from './spec.ts'

defineWidget(mostReadSpec, MostRead)

export type { ResearchMostReadElement } from '../elements.generated.ts'
