import { Feed } from '#features/feed/feed.tsx'
import { defineWidget } from '#widgets/runtime/define-widget.tsx'
import { feedSpec } from './spec.ts'

defineWidget(feedSpec, Feed)

export type { ResearchFeedElement } from '../elements.generated.ts'
