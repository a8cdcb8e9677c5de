import { useId } from 'react'
import { subscriptionTexts } from '#i18n/en/subscription.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { SectionHead } from '#ui/section-head/section-head.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'

/** What most subscriptions have: level, regions, asset classes and libraries. */
const WIDTHS = [30, 40, 35, 50]

/** The skeleton of the section, in its usual height. */
export function SubscriptionLoading() {
  const t = useTexts(subscriptionTexts)
  const id = useId()
  return (
    <section className="r-account__section" aria-labelledby={id}>
      <SectionHead id={id} hasRoom>
        {t.title}
      </SectionHead>
      <div className="r-account__facts" role="status" aria-busy="true" aria-label={t.loading}>
        {WIDTHS.map((width) => (
          <div key={width}>
            <Skeleton width={60} />
            <Skeleton width={width} />
          </div>
        ))}
      </div>
    </section>
  )
}
