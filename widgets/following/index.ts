import { Following } from '#features/following/following.tsx'
import { defineWidget } from '#widgets/runtime/define-widget.tsx'
import { followingSpec } from './spec.ts'

defineWidget(followingSpec, Following)

export type { ResearchFollowingElement } from '../elements.generated.ts'
