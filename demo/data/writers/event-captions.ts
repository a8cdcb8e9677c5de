import type { Company } from '../generate/company.ts'
import { Prose } from '../generate/prose.ts'
import type { Random } from '../random.ts'
import type { Facts } from '../template.ts'
import { calls, type Speaker, type Turn } from '../texts/desk.ts'

/** The film of the demo is 64 s long; somebody speaks from here to there. */
const SPOKEN_S = { from: 0.5, to: 63 }

/** The silence after a sentence. */
const PAUSE_S = 0.3

/** Captions take two lines of this many letters. */
const LINE = 48

const escapeMarkup = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function toTime(seconds: number): string {
  const [whole = '', fraction = ''] = seconds.toFixed(3).split('.')
  const minutes = Math.floor(Number(whole) / 60)
  return `00:${String(minutes).padStart(2, '0')}:${String(Number(whole) % 60).padStart(2, '0')}.${fraction}`
}

/** Breaks a text in lines, at spaces. */
function breakLines(text: string): string {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line === undefined || line.length + word.length >= LINE) lines.push(word)
    else lines[lines.length - 1] = `${line} ${word}`
  }
  return lines.join('\n')
}

const getNames = (company: Company, { analyst = '' }: Facts, isOfCompany: boolean): Record<Speaker, string> => ({
  operator: 'Operator',
  host: analyst === 'our analysts' ? 'Halden Research' : analyst,
  guest: isOfCompany ? `Finance chief, ${company.short}` : 'Industry expert',
})

/** What is said in the replay of an event, as WebVTT with the names of the speakers. Each sentence takes as long as it is. */
export function writeCaptions(company: Company, facts: Facts, isOfCompany: boolean, random: Random): string {
  const prose = new Prose(facts, random)
  const names = getNames(company, facts, isOfCompany)
  const say = ({ says }: Turn) => prose.sentence(typeof says === 'string' ? company.subSector[says] : says)
  const turns = calls[isOfCompany ? 'company' : 'sector'].map((turn) => ({ ...turn, text: say(turn) }))
  const letters = turns.reduce((sum, { text }) => sum + text.length, 0)
  const pace = (SPOKEN_S.to - SPOKEN_S.from - PAUSE_S * turns.length) / letters
  let at = SPOKEN_S.from
  const cues = turns.map(({ speaker, text }) => {
    const end = at + text.length * pace
    const times = `${toTime(at)} --> ${toTime(end)}`
    at = end + PAUSE_S
    return `${times}\n<v ${escapeMarkup(names[speaker])}>${breakLines(escapeMarkup(text))}`
  })
  return `${['WEBVTT', ...cues].join('\n\n')}\n`
}
