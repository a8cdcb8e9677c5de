import { useEffect } from 'react'
import { filtersTexts as t } from '#i18n/en/filters.ts'
import type { PanelProps } from './panel-props.ts'
import type { Filtering } from './use-filtering.ts'

type FilterPanelProps = PanelProps & { filtering: Filtering }

/**
 * Stands beside the list in a wide container and in a sheet over it in a narrow one. Put it before the list in a flex row:
 * closed it takes no room.
 */
export function FilterPanel(props: FilterPanelProps) {
  const { open, failed, close, Panel } = props.filtering
  // The next user does not find it open.
  useEffect(() => close, [close])
  if (Panel) return <Panel {...props} />
  return open && failed ? <p role="alert">{t.failed}</p> : null
}
