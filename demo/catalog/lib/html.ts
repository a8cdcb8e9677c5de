/** A text as it stands in HTML, between tags and in quotes. */
export const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** Attributes of a start tag, with a blank before each; an empty one is there by its name alone. */
export const attributesText = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`))
    .join('')

/** JSON inside a `<script>`, which no text in it can end. */
export const jsonInScript = (value: unknown, indent = 2): string =>
  JSON.stringify(value, null, indent).replace(/</g, '\\u003c')

/** Every line moved to the right. */
export const indented = (text: string, by = '  '): string => text.replace(/^(?=.)/gm, by)
