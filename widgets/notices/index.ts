import { Notices } from '#features/notices/notices.tsx'
import { defineWidget } from '#widgets/runtime/define-widget.tsx'
import { noticesSpec } from './spec.ts'

defineWidget(noticesSpec, Notices)

export type { ResearchNoticesElement } from '../elements.generated.ts'
