import { expect, test } from 'vitest'
import { parseWebVtt } from '#lib/format/web-vtt.ts'

const parse = (...blocks: string[]) => parseWebVtt(['WEBVTT', ...blocks].join('\n\n'))

test('a cue is a sentence with its time, with and without hours', () => {
  expect(parse('00:05.500 --> 00:09.000\nGood morning.', '01:00:09.000 --> 01:00:12.000\nGoodbye.')).toEqual([
    { start: 5.5, speaker: '', text: 'Good morning.' },
    { start: 3609, speaker: '', text: 'Goodbye.' },
  ])
})

test('a sentence spans cues, and a second one in a cue takes its share of the time', () => {
  const found = parse('00:00.000 --> 00:04.000\nMargins rose', '00:04.000 --> 00:08.000\nagain. Costs.')
  expect(found).toEqual([
    { start: 0, speaker: '', text: 'Margins rose again.' },
    { start: 6.1, speaker: '', text: 'Costs.' },
  ])
})

test('a full stop within a number or before a small letter ends no sentence', () => {
  const text = 'Sales grew by 4.5% vs. last year. "Why?" you may ask. 2027 will tell.'
  expect(parse(`00:00.000 --> 00:09.000\n${text}`)?.map((sentence) => sentence.text)).toEqual([
    'Sales grew by 4.5% vs. last year.',
    '"Why?" you may ask.',
    '2027 will tell.',
  ])
})

test('speakers come from voice spans, several of one cue share its time', () => {
  expect(
    parse(
      '00:00.000 --> 00:02.000\n<v.loud Ada Byron>And the</v>',
      '00:02.000 --> 00:04.000\n<v Bo &amp; Co>Yes.\n<v Cy>Nope',
    ),
  ).toEqual([
    { start: 0, speaker: 'Ada Byron', text: 'And the' },
    { start: 2, speaker: 'Bo & Co', text: 'Yes.' },
    { start: 3, speaker: 'Cy', text: 'Nope' },
  ])
})

test('markup, settings, names of cues, notes, styles and regions are not spoken', () => {
  const found = parse(
    'NOTE\nchecked by hand',
    'STYLE\n::cue { color: red }',
    'REGION\nid:a',
    'intro\n00:01.000 --> 00:02.000 align:start position:10%\n<i>A</i> &lt;b&gt;\n<00:01.500><c.big>line</c>.',
  )
  expect(found).toEqual([{ start: 1, speaker: '', text: 'A <b> line.' }])
})

test('silence ends a sentence, and captions without full stops are cut', () => {
  const words = 'word '.repeat(10).trim()
  const cues = Array.from({ length: 12 }, (_, at) => `00:${String(at + 10)}.000 --> 00:${at + 11}.000\n${words}`)
  expect(parse('00:01.000 --> 00:02.000\nwell', ...cues)?.map(({ start }) => start)).toEqual([1, 10, 15, 20])
})

test('a byte order mark and any line ends are read', () => {
  const file = '\uFEFFWEBVTT - call\r\n\r\n00:01.000 --> 00:02.000\r\nYes.\r\r00:02.000 --> 00:03.000\rNo.'
  expect(parseWebVtt(file)?.map(({ text }) => text)).toEqual(['Yes.', 'No.'])
})

test.each(['', '<!doctype html>', 'WEBVTTX', '1\n00:00:01,000 --> 00:00:02,000\nSubRip'])(
  '%j is not WebVTT',
  (text) => {
    expect(parseWebVtt(text)).toBeUndefined()
  },
)

test('cues with wrong times are left out; a file without cues has no sentences', () => {
  expect(parse('00:01 --> 00:02\nNo.', '00:00:01,000 --> 00:00:02,000\nNo.')).toEqual([])
})
