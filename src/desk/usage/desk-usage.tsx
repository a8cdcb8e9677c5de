import { UsageReport } from '#features/usage/usage.tsx'
import { usageTexts } from '#i18n/en/usage.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Link } from '#ui/link/link.tsx'

/** The portal follows the link itself. */
const follow = () => true
/** The report shows failures. */
const ignore = () => {}

const toFirm = (id: string) => `/desk/usage/${encodeURIComponent(id)}`

/** The readership of all firms, or of the one in the address. */
export function DeskUsage({ id }: { id: string | undefined }) {
  const t = useTexts(usageTexts)
  return (
    <UsageReport
      key={id}
      scope="desk"
      firmId={id}
      firmHref={toFirm}
      back={id !== undefined && <Link href="/desk/usage">{t.allFirms}</Link>}
      by="document"
      pageSize={50}
      heading=""
      hideHeading={id === undefined}
      onNavigate={follow}
      onFailure={ignore}
    />
  )
}
