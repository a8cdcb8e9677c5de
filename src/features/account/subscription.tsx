import { useStore } from '@nanostores/react'
import { useEffect, useId, useMemo } from 'react'
import { isMissingCall } from '#api/missing-call.ts'
import { getSubscription } from '#api/subscription.ts'
import { config } from '#config/config.ts'
import { locale } from '#config/locale.ts'
import type { Subscription as Covered } from '#contract/subscription.ts'
import { toContact } from '#entities/profile/contact.ts'
import { permissionTexts } from '#i18n/en/permission.ts'
import { subscriptionTexts } from '#i18n/en/subscription.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { fill } from '#lib/format/fill.ts'
import { formatInstant } from '#lib/format/relative-time.ts'
import { createResource } from '#session/resource.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { SectionHead } from '#ui/section-head/section-head.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { SubscriptionLoading } from './subscription-loading.view.tsx'

/** What the subscription covers and when it ends, and whom to ask for more; nothing if the API lacks the call. */
export function Subscription({ onFailure }: { onFailure: (failure: Error) => void }) {
  const t = useTexts(subscriptionTexts)
  const tPermission = useTexts(permissionTexts)
  const { $state, start, retry } = useMemo(
    () =>
      createResource<Covered>({
        fetch: getSubscription,
        onFailure: (failure: Error & { status?: number }) => isMissingCall(failure) || onFailure(failure),
      }),
    [onFailure],
  )
  useEffect(start, [start])
  const state = useStore($state)
  const id = useId()
  if (state.state === 'signed-out' || (state.state === 'failed' && isMissingCall(state.error))) return null
  if (state.state === 'loading') return <SubscriptionLoading />
  const { email } = toContact({ email: config().mail.clientServices })
  return (
    <section className="r-account__section" aria-labelledby={id}>
      <SectionHead
        id={id}
        hasRoom
        action={email && <ButtonLink href={email.href}>{tPermission.clientServices}</ButtonLink>}
      >
        {t.title}
      </SectionHead>
      {state.state === 'failed' && (
        <Failed text={t.failed} error={state.error} retrying={state.retrying} onRetry={retry} />
      )}
      {state.state === 'ready' && <Facts subscription={state.value} />}
    </section>
  )
}

function Facts({ subscription }: { subscription: Covered }) {
  const language = useLanguage()
  const t = useTexts(subscriptionTexts)
  const { level, valid_until: end, is_trial: isTrial, firm, documents } = subscription
  const { regions, asset_classes: assetClasses, libraries } = subscription
  const time = end && formatInstant(end, locale(language))
  const levels: Readonly<Record<number, string>> = { 1: t.trial, 2: t.standard, 3: t.full }
  const list = new Intl.ListFormat(locale(language), { type: 'unit', style: 'short' })
  const values = (category: string, names: readonly string[] | null | undefined) =>
    names ? list.format(names.map((name) => valueLabel(category, name, language))) || t.none : t.all
  const facts: [label: string, value: string][] =
    level === 0
      ? []
      : [
          ...(firm ? ([[t.firm, firm]] as [string, string][]) : []),
          [t.level, levels[level] ?? String(level)],
          ...(time ? ([[isTrial ? t.trialEnds : t.ends, time]] as [string, string][]) : []),
          [t.regions, values('Region', regions)],
          [t.assetClasses, values('Asset Class', assetClasses)],
          [t.libraries, values('Library', libraries)],
        ]
  if (documents > 0) facts.push([t.documents, String(documents)])
  return (
    <>
      {level === 0 && <p className="r-account__text">{time ? fill(t.ended, { time }) : t.nothing}</p>}
      {facts.length > 0 && (
        <dl className="r-account__facts">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
