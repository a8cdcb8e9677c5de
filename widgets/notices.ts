import { defineWidget } from '../src/elements/define-widget.tsx'
import { Notices } from '../src/features/notices/notices.tsx'
import { noticesSpec } from './specs/notices.ts'

defineWidget(noticesSpec, Notices, [])

export type { ResearchNoticesElement } from './elements.generated.ts'
