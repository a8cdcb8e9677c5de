import { diagnose } from './diagnose.ts'
import { doctorCss } from './doctor-css.ts'
import type { Finding } from './finding.ts'
import { asText, verdict, wordOf } from './report.ts'

const make = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  text = '',
): HTMLElementTagNameMap[K] => {
  const element = document.createElement(tag)
  element.className = className
  element.textContent = text
  return element
}

/** Defines `<research-doctor>`, which checks its page and shows the report. It depends on no other file. */
export function defineDoctor(): void {
  if (customElements.get('research-doctor')) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(doctorCss)

  class Doctor extends HTMLElement {
    #text = ''
    #status = make('p', 'status')
    #list = make('ul', 'list')
    #again = make('button', 'button', 'Examine again')
    #copy = make('button', 'button', 'Copy as text')

    constructor() {
      super()
      const root = this.attachShadow({ mode: 'open' })
      root.adoptedStyleSheets = [sheet]
      this.#status.role = 'status'
      const section = make('section', 'report')
      const heading = make('h2', 'heading', 'Embedding check')
      heading.id = 'heading'
      section.setAttribute('aria-labelledby', 'heading')
      const actions = make('div', 'actions')
      actions.append(this.#again, this.#copy)
      section.append(heading, this.#status, actions, this.#list)
      root.append(section)
      this.#again.addEventListener('click', () => void this.examine())
      this.#copy.addEventListener('click', () => void this.#toClipboard())
    }

    connectedCallback() {
      if (document.readyState === 'complete') void this.examine()
      else addEventListener('load', () => void this.examine(), { once: true })
    }

    /** Checks the page, shows the findings and returns them. */
    async examine(): Promise<Finding[]> {
      this.#status.textContent = 'Examining the page …'
      this.#list.setAttribute('aria-busy', 'true')
      const findings = await diagnose()
      this.#text = asText(findings)
      this.#list.replaceChildren(...findings.map(item))
      this.#list.removeAttribute('aria-busy')
      this.#status.textContent = verdict(findings)
      return findings
    }

    async #toClipboard() {
      try {
        await navigator.clipboard.writeText(this.#text)
        this.#status.textContent = 'The report is in the clipboard.'
      } catch {
        // Without the permission, as in some frames, the text can be copied by hand.
        const text = make('textarea', 'text')
        text.readOnly = true
        text.value = this.#text
        text.setAttribute('aria-label', 'The report as text')
        this.#list.before(text)
        text.select()
        this.#status.textContent = 'Copy the text below.'
        text.addEventListener('blur', () => text.remove(), { once: true })
      }
    }
  }
  customElements.define('research-doctor', Doctor)
}

function item(finding: Finding): HTMLLIElement {
  const { level, code, title, text, fix } = finding
  const element = make('li', `finding ${level}`)
  const head = make('h3', 'title', title)
  head.prepend(make('span', 'level', `${wordOf(finding)}: `))
  element.append(head)
  if (text) element.append(make('p', 'what', text))
  if (fix) element.append(make('p', 'fix', fix))
  element.append(make('code', 'code', code))
  return element
}
