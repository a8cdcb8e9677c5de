import type { Tone } from '../concepts.ts'
import type { Random } from '../random.ts'
import { type Facts, fill, fillSentence, missingFact } from '../template.ts'
import type { Topic } from '../texts/topic.ts'

/** A piece of a document's text. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'subheading'; text: string }
  | { kind: 'paragraph'; text: string }
  /** `svg` is the picture, `text` what it shows. */
  | { kind: 'chart'; caption: string; text: string; svg: string }
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }

/** Writes one document: draws from its stream, and never takes the same wording twice. */
export class Prose {
  private used = new Set<string>()

  constructor(
    readonly facts: Facts,
    readonly random: Random,
  ) {}

  /** Whether all facts of a wording are known. */
  knows(template: string): boolean {
    return missingFact(template, this.facts) === undefined
  }

  /** Wordings that were not taken yet and whose facts are known. */
  private open(templates: readonly string[]): string[] {
    return templates.filter((template) => !this.used.has(template) && this.knows(template))
  }

  /** One of the wordings as a sentence. */
  sentence(templates: readonly string[]): string {
    const template = this.random.pick(this.open(templates))
    this.used.add(template)
    return fillSentence(template, this.facts, this.random)
  }

  /** Some of the wordings as sentences, in the order they are written down. */
  sentences(templates: readonly string[], count: number): string[] {
    return this.random.some(this.open(templates), count).map((template) => {
      this.used.add(template)
      return fillSentence(template, this.facts, this.random)
    })
  }

  /** A wording without a capital first letter, as it stands behind a colon. */
  phrase(template: string): string {
    return fill(template, this.facts, this.random)
  }

  /** A heading and a paragraph of three or four sentences, or as many more as `further` says. */
  section(topic: Topic, tone: Tone, further = this.random.int(2, 3)): Block[] {
    const { opening, rest } = topic[tone]
    const heading = this.sentence(topic.headings)
    const text = [this.sentence(opening), ...this.sentences(rest, further)].join(' ')
    return [
      { kind: 'heading', text: heading },
      { kind: 'paragraph', text },
    ]
  }

  /** The two sentences of a summary. */
  summary(first: readonly string[], second: readonly string[]): string {
    return `${this.sentence(first)} ${this.sentence(second)}`
  }
}
