// @ts-check
// `npm run audit`: known weaknesses of the packages that are installed. Fails on high and critical ones. Some registries, mirrors
// above all, take no audits: then that is said, and nothing fails.
import { spawnSync } from 'node:child_process'
import { root } from './lib/run.mjs'

const GRAVE = ['high', 'critical']

/** @typedef {{ severity: string, via: (string | { title?: string, url?: string })[] }} Weakness */

const { stdout, error } = spawnSync('npm', ['audit', '--json', '--omit=optional'], { cwd: root, encoding: 'utf8' })
/** @type {{ vulnerabilities?: Record<string, Weakness>, message?: string, error?: { summary?: string } }} */
const report = (() => {
  try {
    return JSON.parse(stdout)
  } catch {
    return { message: error?.message ?? 'npm gave no report' }
  }
})()

if (!report.vulnerabilities) {
  console.log(
    `Not audited: ${(report.message ?? report.error?.summary ?? 'the registry gave no report').split('\n')[0]}`,
  )
} else {
  const found = Object.entries(report.vulnerabilities)
  for (const [name, { severity, via }] of found) {
    const reasons = via.map((one) => (typeof one === 'string' ? one : `${one.title ?? ''} ${one.url ?? ''}`.trim()))
    console.log(`${severity.padEnd(9)} ${name}: ${reasons.join('; ')}`)
  }
  const grave = found.filter(([, { severity }]) => GRAVE.includes(severity)).length
  console.log(`Audited: ${found.length} packages with known weaknesses, ${grave} of them high or critical.`)
  if (grave > 0) process.exitCode = 1
}
