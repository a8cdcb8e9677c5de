import { describe, expect, test } from 'vitest'
import { findLink, needsWords, setLink, toggleInline } from '#desk/content/markup/inline.ts'
import { toAddress } from '#desk/content/markup/to-address.ts'
import { mark, show } from './marked.ts'

describe('extras: bold and italic of a landing text', () => {
  test.each([
    ['what is selected', '<p>a [b c] d</p>', '<p>a <strong>[b c]</strong> d</p>'],
    ['without the blanks that are selected too', '<p>a [ b ]d</p>', '<p>a  <strong>[b]</strong> d</p>'],
    ['the word at the caret', '<p>a wo|rd</p>', '<p>a <strong>wo|rd</strong></p>'],
    ['what is typed next, without a word', '<p>a | b</p>', '<p>a <strong>|</strong> b</p>'],
    ['not again, of which a part is selected', '<p>a <b>b [c] d</b></p>', '<p>a <b>b</b> [c] <b>d</b></p>'],
    ['not again in a link that goes on', '<b><a href="#x">a [b</a> c]</b>', '<a href="#x"><b>a</b> [b</a> c]'],
    ['the word at the caret, but not an entity', '<p>a R&a|mp;D</p>', '<p>a R&amp;<strong>|D</strong></p>'],
    ['the word at the caret, with its umlauts', '<p>M&uuml;l|ler</p>', '<p><strong>M&uuml;l|ler</strong></p>'],
    ['not again where the tags are selected too', '<p>[<b>b</b>]</p>', '<p>[b]</p>'],
    ['not again at a caret', '<p>a <b>b|c</b></p>', '<p>a b|c</p>'],
    ['as a whole, of which a part is bold', '<p>[a <b>b</b> c]</p>', '<p><strong>[a b c]</strong></p>'],
    ['without a cut through a tag', '<p cla[ss="x">a b]</p>', '<p class="x"><strong>[a b]</strong></p>'],
    [
      'without crossing italic words',
      '<p><em>a [b</em> c]</p>',
      '<p><em>a <strong>[b</strong></em> <strong>c]</strong></p>',
    ],
  ])('%s: %s', (_, before, after) => expect(show(toggleInline(mark(before), 'strong'))).toBe(after))

  test('each paragraph is bold by itself, and all of them are taken back together', () => {
    const bold = toggleInline(mark('<p>[a</p>\n<p>b]</p>'), 'strong')
    expect(bold.value).toBe('<p><strong>a</strong></p>\n<p><strong>b</strong></p>')
    expect(toggleInline(bold, 'strong').value).toBe('<p>a</p>\n<p>b</p>')
  })

  test('what is bold can be italic as well', () => {
    expect(show(toggleInline(mark('<p><strong>[a]</strong></p>'), 'em'))).toBe('<p><strong><em>[a]</em></strong></p>')
  })
})

describe('extras: links of a landing text', () => {
  test.each([
    ['[a b] c', '<a href="https://a.example/?b&amp;c">[a b]</a> c'],
    ['see th|is', 'see <a href="https://a.example/?b&amp;c">th|is</a>'],
    ['<a name=x href = /old>a |b</a>', '<a name=x href="https://a.example/?b&amp;c">a |b</a>'],
    ['<a>a |b</a>', '<a href="https://a.example/?b&amp;c">a |b</a>'],
    ['<a href="/old">a |b</a>', '<a href="https://a.example/?b&amp;c">a |b</a>'],
    ['<a title="A" href=\'/old\'>[a]</a>', '<a title="A" href="https://a.example/?b&amp;c">[a]</a>'],
    [
      '<a href="/old">a [b</a> c]',
      '<a href="/old">a</a> <a href="https://a.example/?b&amp;c">[b</a> <a href="https://a.example/?b&amp;c">c]</a>',
    ],
    ['[a <a href="/old">b</a>]', '<a href="https://a.example/?b&amp;c">[a b]</a>'],
    ['a | b', 'a <a href="https://a.example/?b&amp;c">R&amp;D &lt;new></a>| b'],
  ])('%s', (before, after) => expect(show(setLink(mark(before), 'https://a.example/?b&c', 'R&D <new>'))).toBe(after))

  test('without an address the link becomes its words', () => {
    expect(show(setLink(mark('<p>a <a href="#x">b| c</a></p>'), '', ''))).toBe('<p>a b| c</p>')
    expect(show(setLink(mark('a [b]'), '', ''))).toBe('a [b]')
  })

  test('a link that is there shows its address; words are asked for where there are none', () => {
    expect(findLink(mark('<a href="/?a=1&amp;b=2">x|</a>'))?.href).toBe('/?a=1&b=2')
    expect(findLink(mark('<p>x|</p>'))).toBeUndefined()
    expect([needsWords(mark('<p>|</p>')), needsWords(mark('<p>wo|rd</p>'))]).toEqual([true, false])
  })

  test.each([
    [' https://a.example/b ', 'https://a.example/b'],
    ['www.a.example/b', 'https://www.a.example/b'],
    ['ann@a.example', 'mailto:ann@a.example'],
    ['tel:+44 20 7946', 'tel:+44 20 7946'],
    ['#contact-london', '#contact-london'],
    ['/library', '/library'],
    ['our office', undefined],
    ['javascript:alert(1)', undefined],
    ['', undefined],
  ])('%j is the address %j', (typed, address) => expect(toAddress(typed)).toBe(address))
})
