// @ts-check

/** @typedef {{ name: string, severity: string, nodes: string[], via: (string | { title?: string, url?: string })[] }} Weakness */

/**
 * @typedef {object} AuditReport of `npm audit --json`
 * @property {Record<string, Weakness>} [vulnerabilities]
 * @property {{ dependencies?: { total?: number } }} [metadata]
 * @property {string} [message] why there is no report
 * @property {number} [statusCode] of the registry's answer
 * @property {{ code?: string, summary?: string }} [error]
 */

/**
 * @typedef {{ outcome: 'asked', grave: string[], others: string[] } | { outcome: 'not asked' | 'broken', reason: string }} Verdict
 *   `grave`: lines for high and critical weaknesses of the production tree
 */

/**
 * Answers of a registry that does not support audits, or not at the moment. A wrong question or an expired account is an error.
 */
const isRefusal = (/** @type {number} */ status) => [403, 404, 405, 429].includes(status) || status >= 500

/** What npm prints if no registry can be reached. */
const NO_WAY = /request to \S+ failed|network timeout|\b(?:ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT|E\w+UNREACH)\b/

const GRAVE = new Set(['high', 'critical'])

/** @param {Weakness} weakness */
function lineOf({ name, severity, via }) {
  const reasons = via.map((one) => (typeof one === 'string' ? one : `${one.title ?? ''} ${one.url ?? ''}`.trim()))
  return `${severity.padEnd(9)} ${name}: ${reasons.join('; ')}`
}

/**
 * What a report means. A registry that does not answer, or takes no audits, is `not asked`; everything else that is no report is
 * `broken`.
 * @param {AuditReport | undefined} report undefined: npm wrote nothing in time
 * @param {ReadonlySet<string>} production paths in the lock file
 * @returns {Verdict}
 */
export function verdictOf(report, production) {
  if (!report) return { outcome: 'not asked', reason: 'the registry did not answer in time' }
  const { vulnerabilities, metadata, message = '', statusCode, error } = report
  if (!vulnerabilities) {
    const isRefused = statusCode === undefined ? NO_WAY.test(message) : isRefusal(statusCode)
    const reason = message.split('\n')[0] || error?.summary || error?.code || 'npm gave no report'
    return { outcome: isRefused ? 'not asked' : 'broken', reason }
  }
  if (!metadata?.dependencies?.total) return { outcome: 'broken', reason: 'npm looked at no package' }
  const all = Object.values(vulnerabilities)
  const isGrave = (/** @type {Weakness} */ { severity, nodes }) =>
    GRAVE.has(severity) && nodes.some((path) => production.has(path))
  return {
    outcome: 'asked',
    grave: all.filter(isGrave).map(lineOf),
    others: all.filter((one) => !isGrave(one)).map(lineOf),
  }
}
