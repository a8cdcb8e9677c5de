import { UsageReport } from '#features/usage/usage.tsx'
import { defineWidget } from '#widgets/runtime/define-widget.tsx'
import { usageSpec } from './spec.ts'

defineWidget(usageSpec, UsageReport)

export type { ResearchUsageElement } from '../elements.generated.ts'
