import { diagnose } from './diagnose.ts'
import { defineDoctor } from './doctor-element.ts'
import type { Finding } from './finding.ts'
import { asText } from './report.ts'

/** Without an element that shows it, the report goes to the console, once the page is complete. */
async function tell() {
  if (document.querySelector('research-doctor')) return
  console.info(asText(await diagnose()))
}

if (typeof document !== 'undefined') {
  defineDoctor()
  if (document.readyState === 'complete') void tell()
  else addEventListener('load', () => void tell(), { once: true })
}

export type { Finding }
export { diagnose }
