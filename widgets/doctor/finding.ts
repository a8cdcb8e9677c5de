/**
 * A finding of the doctor. `code` is stable, `text` describes the problem, and `fix` what to change. An `ok` has
 * neither.
 */
export type Finding = { level: 'error' | 'warning' | 'ok'; code: string; title: string; text: string; fix: string }

type Say = (code: string, title: string, text: string, fix: string) => Finding

export const error: Say = (code, title, text, fix) => ({ level: 'error', code, title, text, fix })
export const warning: Say = (code, title, text, fix) => ({ level: 'warning', code, title, text, fix })
export const ok = (code: string, title: string): Finding => ({ level: 'ok', code, title, text: '', fix: '' })

/** The opening tag of an element. */
export const shown = (element: Element): string => {
  const attributes = [...element.attributes].map(({ name, value }) => (value ? ` ${name}="${value}"` : ` ${name}`))
  const tag = `<${element.localName}${attributes.join('')}>`
  return tag.length > 120 ? `${tag.slice(0, 119)}…` : tag
}
