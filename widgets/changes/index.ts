import { Changes } from '#features/changes/changes.tsx'
import { defineWidget } from '#widgets/runtime/define-widget.tsx'
import { changesSpec } from './spec.ts'

defineWidget(changesSpec, Changes)

export type { ResearchChangesElement } from '../elements.generated.ts'
