import { useLanguage } from '#i18n/use-texts.ts'
import { valueLabel } from '#i18n/value-label.ts'
import { registerStyles } from '../base/styles.ts'
import documentTypeTokens from '../tokens/tokens-document-type.css?inline'
import documentType from './document-type.css?inline'

registerStyles('ui', documentTypeTokens, documentType)

/**
 * A document type in its colour (R258). A host can colour any name: `--research-document-type-company-note` for
 * `Company Note`. Names without a colour are grey.
 */
export function DocumentType({ type }: { type: string }) {
  const language = useLanguage()
  const slug = type
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const own = `--research-document-type-${slug}`
  return (
    <span className="r-document-type" style={{ color: `var(${own}, var(--_doc-${slug}, var(--_text-muted)))` }}>
      {valueLabel('Content Type', type, language)}
    </span>
  )
}
