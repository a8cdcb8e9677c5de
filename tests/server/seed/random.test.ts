import { describe, expect, test } from 'vitest'
import { at, randomFor } from '#demo/data/random.ts'
import { fill, fillSentence, missingFact } from '#demo/data/template.ts'

const draw = (key: string, count = 5) => {
  const random = randomFor('test', key)
  return Array.from({ length: count }, () => random.next())
}

describe('random streams', () => {
  test('one key gives one stream, another key another', () => {
    expect(draw('1')).toEqual(draw('1'))
    expect(draw('1')).not.toEqual(draw('2'))
  })

  test('numbers are spread over the range and keep to it', () => {
    const drawn = draw('spread', 4000)
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...drawn)).toBeLessThan(1)
    for (const quarter of [0, 1, 2, 3]) {
      const share = drawn.filter((number) => Math.floor(number * 4) === quarter).length / drawn.length
      expect(share).toBeGreaterThan(0.22)
      expect(share).toBeLessThan(0.28)
    }
  })

  test('whole numbers include both ends', () => {
    const random = randomFor('test', 'ends')
    const drawn = new Set(Array.from({ length: 200 }, () => random.int(3, 5)))
    expect([...drawn].sort()).toEqual([3, 4, 5])
  })

  test('a choice of some items keeps their order and takes none twice', () => {
    const chosen = randomFor('test', 'some').some([1, 2, 3, 4, 5, 6], 4)
    expect(chosen).toEqual([...new Set(chosen)].sort())
    expect(randomFor('test', 'some').some([1, 2], 5)).toEqual([1, 2])
  })

  test('an index counts around the end of a list', () => {
    expect(at(['a', 'b', 'c'], 4)).toBe('b')
    expect(at(['a', 'b', 'c'], -1)).toBe('c')
    expect(() => at([], 0)).toThrow(RangeError)
  })
})

describe('templates', () => {
  const random = () => randomFor('template', 1)

  test('facts, choices and numbers are filled in', () => {
    expect(fill('{co} at {price}', { co: 'Nordmark', price: 'SEK 99' }, random())).toBe('Nordmark at SEK 99')
    expect(fill('[one|one] [of [the|the]|of the] kind', {}, random())).toBe('one of the kind')
    expect(fill('[|]nothing', {}, random())).toBe('nothing')
    expect(Number(fill('{#20-30}', {}, random()))).toBeGreaterThanOrEqual(20)
    expect(fill('{#0.5-2.5}', {}, random())).toMatch(/^[012]\.\d$/)
  })

  test('small numbers stand in words, figures in digits', () => {
    expect(fill('{#3-3} quarters', {}, random())).toBe('three quarters')
    expect(fill('{#3-3}%', {}, random())).toBe('3%')
    expect(fill('{#8-8} basis points', {}, random())).toBe('8 basis points')
    expect(fillSentence('{#5-5} insiders bought.', {}, random())).toBe('Five insiders bought.')
  })

  test('a missing fact is an error, never a hole', () => {
    expect(() => fill('{co} rose', {}, random())).toThrow('no fact "co"')
    expect(() => fill('{co} rose', { co: '' }, random())).toThrow('no fact "co"')
    expect(missingFact('{co} and {place}', { co: 'Nordmark' })).toBe('place')
    expect(missingFact('{co}', { co: 'Nordmark' })).toBeUndefined()
  })

  test('an unbalanced template is an error', () => {
    expect(() => fill('[one|two', {}, random())).toThrow('unbalanced')
    expect(() => fill('one]', {}, random())).toThrow('unbalanced')
  })
})
