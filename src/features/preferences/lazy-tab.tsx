import type { ComponentType } from 'react'
import { preferencesTexts } from '#i18n/en/preferences.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { usePartFailure } from '#ui/states/use-part-failure.ts'
import css from './preferences.css?inline'
import type { TabProps } from './tab-props.ts'

registerStyles('features', css)

type LazyTabProps = TabProps & {
  /** Must be the same function while the tab is shown. */
  load: () => Promise<ComponentType<TabProps>>
}

/** A tab whose code is loaded when it is first shown. */
export function LazyTab({ load, ...props }: LazyTabProps) {
  const t = useTexts(preferencesTexts)
  const { part: Tab, failed, want } = useLazy(load, true)
  usePartFailure(failed, props.onFailure)
  if (Tab) return <Tab {...props} />
  if (failed) return <Failed text={t.failed} onRetry={want} />
  return (
    <div className="r-preferences__skeleton" role="status" aria-busy="true" aria-label={t.loading}>
      <Skeleton shape="title" width={40} />
      <Skeleton />
      <Skeleton width={80} />
    </div>
  )
}
