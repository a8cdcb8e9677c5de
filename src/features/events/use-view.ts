import { useState } from 'react'
import type { EventsView } from '../../api/roadshows.ts'

/** The view that is shown: the attribute's, until the reader chooses the other one; a later attribute has the last word. */
export function useView(attribute: EventsView): [EventsView, (view: EventsView) => void] {
  const [chosen, choose] = useState({ attribute, view: attribute })
  if (chosen.attribute === attribute) return [chosen.view, (view) => choose({ attribute, view })]
  choose({ attribute, view: attribute })
  return [attribute, (view) => choose({ attribute, view })]
}
