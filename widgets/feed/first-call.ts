import { openFeed } from '#features/feed/feed.store.ts'
import { openQuery } from '#search/state/open-query.ts'
import { defineFirstCall } from '#widgets/runtime/first-call.ts'
import { feedSpec } from './spec.ts'

export const sendFirstCall = defineFirstCall(
  feedSpec,
  async (props) => openFeed(await openQuery(props.urlState), props).firstCall(),
  () => import('#features/feed/tile-list.view.tsx'),
)
