/** Changing the seed changes every record of the demo data. */
const SEED = 'halden/1'

/** The word at `index`, always a 32-bit integer: the four words of a state are never missing. */
function hashWords(text: string): [number, number, number, number] {
  let a = 1779033703
  let b = 3144134277
  let c = 1013904242
  let d = 2773480762
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = b ^ Math.imul(a ^ code, 597399067)
    b = c ^ Math.imul(b ^ code, 2869860233)
    c = d ^ Math.imul(c ^ code, 951274213)
    d = a ^ Math.imul(d ^ code, 2716044179)
  }
  a = Math.imul(c ^ (a >>> 18), 597399067)
  b = Math.imul(d ^ (b >>> 22), 2869860233)
  c = Math.imul(a ^ (c >>> 17), 951274213)
  d = Math.imul(b ^ (d >>> 19), 2716044179)
  const mixed = a ^ b ^ c ^ d
  return [mixed, b ^ mixed, c ^ mixed, d ^ mixed]
}

/**
 * A stream of random numbers that depends on its key alone (small fast counter, 128 bits of state). Every record draws from
 * the stream of its own id, so adding a record changes no other.
 */
export class Random {
  private state: [number, number, number, number]

  constructor(key: string) {
    this.state = hashWords(`${SEED}/${key}`)
    for (let i = 0; i < 8; i++) this.next()
  }

  /** A number from 0 up to, not including, 1. */
  next(): number {
    const [a, b, c, counter] = this.state
    const sum = (((a + b) | 0) + counter) | 0
    this.state = [b ^ (b >>> 9), (c + (c << 3)) | 0, (((c << 21) | (c >>> 11)) + sum) | 0, (counter + 1) | 0]
    return (sum >>> 0) / 4294967296
  }

  /** A whole number, both ends included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1))
  }

  between(min: number, max: number): number {
    return min + this.next() * (max - min)
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  /** The normal distribution, by Box and Muller. */
  normal(mean = 0, deviation = 1): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.next()))
    return mean + deviation * radius * Math.cos(2 * Math.PI * this.next())
  }

  pick<T>(items: readonly T[]): T {
    return at(items, Math.floor(this.next() * items.length))
  }

  /** Some items in their original order, fewer when there are not that many. */
  some<T>(items: readonly T[], count: number): T[] {
    const chosen = this.shuffle(items.map((_, index) => index)).slice(0, count)
    return chosen.sort((a, b) => a - b).map((index) => at(items, index))
  }

  shuffle<T>(items: readonly T[]): T[] {
    const result = [...items]
    for (let i = result.length - 1; i > 0; i--) {
      const j = this.int(0, i)
      const swapped = at(result, i)
      result[i] = at(result, j)
      result[j] = swapped
    }
    return result
  }
}

/** The stream of one record. */
export const randomFor = (kind: string, id: string | number): Random => new Random(`${kind}/${id}`)

/** The item at an index, counted around the end of the list. @throws RangeError when the list is empty. */
export function at<T>(items: readonly T[], index: number): T {
  if (items.length === 0) throw new RangeError('nothing to choose from')
  return items[((index % items.length) + items.length) % items.length] as T
}
