import type { Finding } from './finding.ts'

const words = { error: 'Error', warning: 'Warning', ok: 'OK' } as const

export const wordOf = ({ level }: Finding): string => words[level]

/** The report in one sentence. */
export function verdict(findings: readonly Finding[]): string {
  const count = (level: Finding['level'], one: string) => {
    const found = findings.filter((finding) => finding.level === level).length
    return `${found} ${one}${found === 1 ? '' : 's'}`
  }
  const isSound = findings.every(({ level }) => level === 'ok')
  return isSound ? 'No problems found.' : `${count('error', 'error')}, ${count('warning', 'warning')}.`
}

/** The report as text, for a mail or the console. */
export const asText = (findings: readonly Finding[]): string =>
  [
    `research-portal ${__VERSION__}: ${verdict(findings)}`,
    location.href,
    ...findings.map((finding) =>
      [
        `\n${wordOf(finding)}: ${finding.title} (${finding.code})`,
        ...(finding.text ? [`  ${finding.text}`] : []),
        ...(finding.fix ? [`  → ${finding.fix}`] : []),
      ].join('\n'),
    ),
  ].join('\n')
