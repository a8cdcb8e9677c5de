import { Lead } from '#features/lead/lead.tsx'
import { defineWidget } from '#widgets/runtime/define-widget.tsx'
import { leadSpec } from './spec.ts'

defineWidget(leadSpec, Lead)

export type { ResearchLeadElement } from '../elements.generated.ts'
