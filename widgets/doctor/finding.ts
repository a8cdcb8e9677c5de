/** What the doctor has found. `code` is stable; `text` says what is wrong, `fix` the very thing to change; an `ok` has none. */
export type Finding = { level: 'error' | 'warning' | 'ok'; code: string; title: string; text: string; fix: string }

type Say = (code: string, title: string, text: string, fix: string) => Finding

export const error: Say = (code, title, text, fix) => ({ level: 'error', code, title, text, fix })
export const warning: Say = (code, title, text, fix) => ({ level: 'warning', code, title, text, fix })
export const ok = (code: string, title: string): Finding => ({ level: 'ok', code, title, text: '', fix: '' })

/** An element as its page writes it, without what is inside. */
export const shown = (element: Element): string => {
  const attributes = [...element.attributes].map(({ name, value }) => (value ? ` ${name}="${value}"` : ` ${name}`))
  const tag = `<${element.localName}${attributes.join('')}>`
  return tag.length > 120 ? `${tag.slice(0, 119)}…` : tag
}
