import type { Random } from './random.ts'

/** What a template may name: `{company}` is replaced by the fact of that name. */
export type Facts = Readonly<Record<string, string>>

type NumberPart = { range: [number, number]; decimals: number; isFigure: boolean }

type Part = string | { fact: string } | NumberPart | { choices: Part[][] }

const compiled = new Map<string, Part[]>()

/**
 * Sentences are written as templates: `{fact}` is a fact of the record, `[one|two]` one of several wordings (they nest, and
 * one may be empty), `{#3-9}` a whole number of that range and `{#0.5-2.5}` one with a decimal.
 * @throws Error when a fact is missing, so that no text with a hole can leave the generator.
 */
export function fill(template: string, facts: Facts, random: Random): string {
  let parts = compiled.get(template)
  if (!parts) {
    parts = compile(template)
    compiled.set(template, parts)
  }
  return render(parts, facts, random, template)
}

/** The same with a capital first letter. */
export function fillSentence(template: string, facts: Facts, random: Random): string {
  return capitalise(fill(template, facts, random))
}

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function render(parts: Part[], facts: Facts, random: Random, template: string): string {
  let text = ''
  for (const part of parts) {
    if (typeof part === 'string') text += part
    else if ('choices' in part) text += render(random.pick(part.choices), facts, random, template)
    else if ('range' in part) text += drawNumber(part, random)
    else {
      const fact = facts[part.fact]
      if (fact === undefined || fact === '') throw new Error(`no fact "${part.fact}" for: ${template}`)
      text += fact
    }
  }
  return text
}

const words = [
  'nought',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** A drawn number: small ones in words, as an editor would have it, but never before a percent sign or inside a figure. */
function drawNumber({ range, decimals, isFigure }: NumberPart, random: Random): string {
  const [min, max] = range
  if (decimals > 0) return random.between(min, max).toFixed(decimals)
  const value = random.int(min, max)
  return (isFigure ? undefined : words[value]) ?? String(value)
}

function compile(template: string): Part[] {
  const end = { position: 0 }
  const choices = readChoices(template, end)
  if (end.position < template.length || choices.length !== 1) throw new Error(`unbalanced template: ${template}`)
  return choices[0] ?? []
}

/** Reads alternatives up to the closing bracket or the end; `at` is moved behind what was read. */
function readChoices(template: string, at: { position: number }): Part[][] {
  const choices: Part[][] = []
  let parts: Part[] = []
  while (at.position < template.length) {
    const rest = template.slice(at.position)
    const text = /^[^[\]|{]+/.exec(rest)?.[0]
    if (text !== undefined) {
      parts.push(text)
      at.position += text.length
    } else if (rest.startsWith('[')) {
      at.position += 1
      parts.push({ choices: readChoices(template, at) })
      if (template[at.position] !== ']') throw new Error(`unbalanced template: ${template}`)
      at.position += 1
    } else if (rest.startsWith('{')) {
      const name = rest.slice(1, rest.indexOf('}'))
      const after = rest.slice(name.length + 2)
      const before = template.slice(0, at.position)
      parts.push(
        readSlot(
          name,
          /^[%/]|^ (basis points|billion|million|kilovolt|dollars)/.test(after) || /\d[-.,]?$/.test(before),
        ),
      )
      at.position += name.length + 2
    } else if (rest.startsWith('|')) {
      choices.push(parts)
      parts = []
      at.position += 1
    } else break
  }
  choices.push(parts)
  return choices
}

function readSlot(name: string, isFigure: boolean): Part {
  const range = /^#(\d+(?:\.(\d+))?)-(\d+(?:\.\d+)?)$/.exec(name)
  if (!range) return { fact: name }
  return { range: [Number(range[1]), Number(range[3])], decimals: range[2]?.length ?? 0, isFigure }
}

/** The first fact that a template names and that is not known. */
export function missingFact(template: string, facts: Facts): string | undefined {
  let names = namedFacts.get(template)
  if (!names) {
    names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
    namedFacts.set(template, names)
  }
  return names.find((name) => !facts[name])
}

const namedFacts = new Map<string, string[]>()
