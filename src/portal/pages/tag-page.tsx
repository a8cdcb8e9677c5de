import { useEffect, useState } from 'react'
import { ApiError } from '../../api/errors.ts'
import { getTag } from '../../api/tags.ts'
import type { Tag } from '../../contract/tag.ts'
import { joinValues } from '../../lib/join-values.ts'
import { portalTexts } from '../../text/portal.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { goTo } from '../location.ts'

/** A company's or an analyst's research, under the name. A profile that may not be seen is an error page (R298, R306). */
export function TagPage({ id }: { id: string }) {
  const [tag, setTag] = useState<Tag>()
  useEffect(() => {
    const leaving = new AbortController()
    getTag(id, leaving.signal).then(setTag, (reason: unknown) => {
      if (leaving.signal.aborted) return
      goTo(`/error/${(reason instanceof ApiError && reason.status) || 500}`, { replace: true })
    })
    return () => leaving.abort()
  }, [id])
  const title = [tag?.value, tag?.ticker ?? tag?.role].filter(Boolean).join(' · ')
  useEffect(() => {
    if (title) document.title = `${title} · ${portalTexts.name}`
  }, [title])
  if (!tag) return <Skeleton shape="heading" width={40} />
  const filter = new URLSearchParams({ [`filter_${tag.category}`]: joinValues([tag.value ?? '']) })
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <research-feed quick-filter="All" url-state="page" filters={String(filter)} />
    </>
  )
}
