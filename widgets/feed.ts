import { defineWidget } from '../src/elements/define-widget.tsx'
import { feedStyles } from '../src/features/feed/feed.styles.ts'
import { Feed } from '../src/features/feed/feed.tsx'
import { feedSpec } from './specs/feed.ts'

defineWidget(feedSpec, Feed, feedStyles)

export type { ResearchFeedElement } from './elements.generated.ts'
