import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useMemo } from 'react'
import { getDocumentAccess } from '#api/access-requests.ts'
import { findDocument } from '#api/documents.ts'
import type { DocumentAccess } from '#contract/access-request.ts'
import type { WebDocumentDetail } from '#contract/document.ts'
import { AccessButton } from '#entities/access/access-button.tsx'
import { describeReasons } from '#entities/access/access-reasons.ts'
import { accessTexts } from '#i18n/en/access.ts'
import { tileTexts } from '#i18n/en/tile.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { createResource } from '#session/resource.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { goTo } from '../router/location.ts'

type Locked = { document: WebDocumentDetail; access: DocumentAccess }

/** Both calls are needed: an API that takes no requests, or does not know the document, shows the page without them. */
async function load(idOrReference: string, signal: AbortSignal): Promise<Locked> {
  const document = await findDocument(idOrReference, signal)
  return { document, access: await getDocumentAccess(document.id, signal) }
}

const ignore = () => {}

const follow = (href: string) => {
  goTo(href)
  return false
}

type LockedDocumentProps = { idOrReference: string; home: ReactNode }

/** The closed document that led here, why it is closed, the request for access to it, and the way home. */
export function LockedDocument({ idOrReference, home }: LockedDocumentProps) {
  const language = useLanguage()
  const t = useTexts(accessTexts)
  const tTile = useTexts(tileTexts)
  const { $state, start } = useMemo(
    () => createResource<Locked>({ fetch: (signal) => load(idOrReference, signal), onFailure: ignore }),
    [idOrReference],
  )
  useEffect(start, [start])
  const state = useStore($state)
  if (state.state === 'loading') return <LockedSkeleton home={home} />
  if (state.state !== 'ready') return <div className="portal-error__actions">{home}</div>
  const { document, access } = state.value
  const reasons = describeReasons(access, language)
  return (
    <section className="portal-locked-document" aria-labelledby="portal-locked-document">
      <h2 className="portal-locked-document__title" id="portal-locked-document" dir="auto">
        {document.title || tTile.untitled}
      </h2>
      {!access.permissioned && reasons.length > 0 && (
        <ul className="portal-locked-document__reasons" aria-label={t.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {access.permissioned && <p>{t.open}</p>}
      <div className="portal-error__actions">
        {access.permissioned ? (
          <ButtonLink variant="primary" href={`/document/${encodeURIComponent(idOrReference)}`}>
            {t.openDocument}
          </ButtonLink>
        ) : (
          <AccessButton
            variant="primary"
            document={{ ...document, access_request: access.request ?? null }}
            onNavigate={follow}
          />
        )}
        {home}
      </div>
    </section>
  )
}

/** As high as a document with one reason, so that nothing below it moves. */
function LockedSkeleton({ home }: Pick<LockedDocumentProps, 'home'>) {
  return (
    <div className="portal-locked-document" aria-busy="true">
      <Skeleton shape="title" width={60} />
      <Skeleton width={40} />
      <div className="portal-error__actions">{home}</div>
    </div>
  )
}
