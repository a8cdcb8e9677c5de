import { assert } from 'chai'
import { deepAll } from './deep.ts'
import type { Frame } from './frame.ts'

const schemes = ['http:', 'https:', 'mailto:', 'tel:']

/** Every address that a reader, or the page, could follow. */
export const linksIn = (root: ParentNode) =>
  deepAll<HTMLAnchorElement>(root, 'a[href], area[href], form[action], [formaction], iframe[src], [ping], use[href]')

/** Fails where a link leads to another scheme, carries a password or a token, or gives a new tab its opener. */
export function assertGoodLinks({ window }: Frame, root: ShadowRoot) {
  for (const link of linksIn(root)) {
    // A frame of our own making shows a file as a blob.
    if (link.localName === 'iframe') {
      assert.match(link.getAttribute('src') ?? '', /^blob:|^about:blank$/)
      continue
    }
    assert.strictEqual(link.localName, 'a')
    assert.include(schemes, link.protocol, link.outerHTML)
    assert.strictEqual(link.username + link.password, '', link.href)
    assert.notInclude(link.href, 'auth_token')
    const isPlace = link.getAttribute('href')?.startsWith('#')
    if (link.target && link.target !== '_self') assert.include(link.rel, 'noopener', link.outerHTML)
    if (!isPlace && /^https?:/.test(link.protocol) && link.origin !== window.origin && link.target === '_blank')
      assert.include(link.rel, 'noreferrer', link.outerHTML)
  }
  for (const picture of deepAll(root, '[src]:not(iframe), [poster]')) {
    const address = new URL(picture.getAttribute('src') ?? picture.getAttribute('poster') ?? '', location.href)
    assert.include(['http:', 'https:', 'data:', 'blob:'], address.protocol)
  }
}
