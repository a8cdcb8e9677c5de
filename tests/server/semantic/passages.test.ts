import { expect, test } from 'vitest'
import { parsePassages } from '#server/platform/semantic/passages.ts'

const texts = (html: string) => parsePassages(html).map(({ page, text }) => [page, text])

test('R257 a passage is two sentences of a paragraph, with the page it stands on', () => {
  const html =
    '<section data-page="1"><h2>Heading</h2><p>One. Two! Three? Four.</p></section>\n' +
    '<section data-page="2"><p>Five &amp; <b>six</b>.</p><ul><li>Seven</li></ul></section>'
  expect(texts(html)).toEqual([
    [1, 'One. Two!'],
    [1, 'Three? Four.'],
    [2, 'Five & six.'],
    [2, 'Seven'],
  ])
  expect(parsePassages(html).map(({ ord }) => ord)).toEqual([0, 1, 2, 3])
})

test('R257 an odd last sentence goes with the two before it', () => {
  expect(texts('<p>One. Two. Three.</p><p>One. Two. Three. Four. Five.</p>')).toEqual([
    [1, 'One. Two. Three.'],
    [1, 'One. Two.'],
    [1, 'Three. Four. Five.'],
  ])
})

test('R257 a figure or an abbreviation does not end a sentence', () => {
  expect(
    texts('<section data-page="1"><p>It grew by 3.5% to 2.1bn vs. last year. Next. More. Last.</p></section>'),
  ).toEqual([
    [1, 'It grew by 3.5% to 2.1bn vs. last year. Next.'],
    [1, 'More. Last.'],
  ])
})

test('R257 tables, scripts and what has no words are left out', () => {
  const html =
    '<section data-page="1"><table><tr><td>1.5</td></tr></table><p>– 12 –</p><p><script>alert(1)</script>Said.</p></section>'
  expect(texts(html)).toEqual([[1, 'Said.']])
})

test('R257 a body without pages stands on the first', () => {
  expect(texts('<p>Alone.</p>')).toEqual([[1, 'Alone.']])
})
