/** A spoken sentence; `start` in seconds, `speaker` is '' where the file names none. */
export type Sentence = { start: number; speaker: string; text: string }

type Cue = { start: number; end: number; speaker: string; text: string }

/** A longer silence ends a sentence, also without a full stop. */
const SILENCE_S = 2

/** Captions without full stops become sentences of about this length. */
const LONGEST = 240

const TIMES = /^[ \t]*((?:\d+:)?\d\d:\d\d\.\d{3})[ \t]+-->[ \t]+((?:\d+:)?\d\d:\d\d\.\d{3})(?:[ \t]|$)/
const VOICE = /<v(?:\.[^ \t<>]*)?[ \t]([^<>]*)>/
const TAG = /<[^<>]*>/g
const REFERENCE = /&(amp|lt|gt|nbsp|lrm|rlm|quot|#39);/g

/** A full stop after which a capital letter, a figure or a quote begins the next sentence. */
const BETWEEN_SENTENCES = /(?<=[.!?…]["')\]”’]?) (?=["'([“‘]?[\p{Lu}\p{N}])/u
const SENTENCE_END = /[.!?…]["')\]”’]?$/

const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  lrm: '\u200e',
  rlm: '\u200f',
  quot: '"',
  '#39': "'",
}

const toPlainText = (text: string) =>
  text
    .replace(TAG, '')
    .replace(REFERENCE, (_, name: string) => characters[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()

const toSeconds = (time: string) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

/** The parts of a cue by voice, each with its share of the time. */
function splitVoices(start: number, end: number, text: string): Cue[] {
  const [before = '', ...voices] = text.split(VOICE)
  const parts = [{ speaker: '', text: toPlainText(before) }]
  for (let at = 0; at < voices.length; at += 2)
    parts.push({ speaker: toPlainText(voices[at] ?? ''), text: toPlainText(voices[at + 1] ?? '') })
  const spoken = parts.filter((part) => part.text !== '')
  const length = spoken.reduce((sum, part) => sum + part.text.length, 0)
  let from = start
  return spoken.map((part) => {
    const to = from + ((end - start) * part.text.length) / length
    const cue = { ...part, start: from, end: to }
    from = to
    return cue
  })
}

function parseCues(blocks: readonly string[]): Cue[] {
  return blocks.flatMap((block) => {
    const lines = block.split('\n')
    const at = lines.findIndex((line) => line.includes('-->'))
    const [, from, to] = TIMES.exec(lines[at] ?? '') ?? []
    // The line before the times is a name for scripts; notes and style sheets have no times.
    if (from === undefined || to === undefined || at > 1) return []
    return splitVoices(toSeconds(from), toSeconds(to), lines.slice(at + 1).join('\n'))
  })
}

/** Times with one decimal look well in an address. It is never later than the first word. */
const toTenths = (seconds: number) => Math.floor(seconds * 10 + 1e-6) / 10

/** The sentences of cues that follow one another. One that begins within a cue takes its share of the cue's time. */
function toSentences(run: readonly Cue[]): Sentence[] {
  const text = run.map((cue) => cue.text).join(' ')
  let place = 0
  const places = run.map((cue) => {
    const from = place
    place += cue.text.length + 1
    return { ...cue, from }
  })
  let at = 0
  return text.split(BETWEEN_SENTENCES).flatMap((sentence) => {
    const from = at
    at += sentence.length + 1
    const cue = places.findLast((one) => one.from <= from)
    if (!cue) return []
    const start = cue.start + ((cue.end - cue.start) * (from - cue.from)) / cue.text.length
    return [{ start: toTenths(start), speaker: cue.speaker, text: sentence }]
  })
}

/**
 * The sentences of a WebVTT file in their order. A sentence may span cues, and a cue may hold several.
 * @returns undefined if the text is not WebVTT
 */
export function parseWebVtt(file: string): Sentence[] | undefined {
  const text = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(text)) return undefined
  const sentences: Sentence[] = []
  let run: Cue[] = []
  let length = 0
  const finish = () => {
    sentences.push(...toSentences(run))
    run = []
    length = 0
  }
  for (const cue of parseCues(text.split(/\n{2,}/)).sort((a, b) => a.start - b.start)) {
    const last = run.at(-1)
    if (last && (last.speaker !== cue.speaker || cue.start - last.end >= SILENCE_S)) finish()
    run.push(cue)
    length += cue.text.length
    if (SENTENCE_END.test(cue.text) || length >= LONGEST) finish()
  }
  finish()
  return sentences
}
