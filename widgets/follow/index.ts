import { Follow } from '#entities/follow/follow.tsx'
import { defineWidget } from '#widgets/runtime/define-widget.tsx'
import { requiring } from '#widgets/runtime/missing-attribute.tsx'
import { followSpec } from './spec.ts'

defineWidget(followSpec, requiring(followSpec, Follow))

export type { ResearchFollowElement } from '../elements.generated.ts'
