/**
 * The kind of a document, in its colour (R258). Any name works: a host colours one by its own token,
 * `--research-document-type-company-note` for `Company Note`; a name without a colour is grey.
 */
export function DocumentType({ type }: { type: string }) {
  const slug = type
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const own = `--research-document-type-${slug}`
  return (
    <span className="r-document-type" style={{ color: `var(${own}, var(--_doc-${slug}, var(--_text-muted)))` }}>
      {type}
    </span>
  )
}
