import { type ComponentType, useEffect, useState } from 'react'
import { SubscriptionLoading } from './subscription-loading.view.tsx'

type SubscriptionProps = { onFailure: (failure: Error) => void }

/** The section about the subscription, loaded after the others. Nothing if that fails. */
export function SubscriptionPlace({ onFailure }: SubscriptionProps) {
  const [View, setView] = useState<ComponentType<SubscriptionProps> | null>()
  useEffect(() => {
    const fail = (reason: Error) => {
      setView(null)
      onFailure(reason)
    }
    import('./subscription.tsx').then(({ Subscription }) => setView(() => Subscription), fail)
  }, [onFailure])
  if (View === undefined) return <SubscriptionLoading />
  return View && <View onFailure={onFailure} />
}
