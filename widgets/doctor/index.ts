import { diagnose } from './diagnose.ts'
import { defineDoctor } from './doctor-element.ts'
import type { Finding } from './finding.ts'
import { asText } from './report.ts'

/** If no element shows the report, it is logged to the console after the page has loaded. */
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
