import { all, textOf } from './dom.ts'

/** All that stands in a root, and in the roots below it. */
export const everythingIn = (root: ParentNode): Element[] =>
  all(root, '*').flatMap((node) => [node, ...(node.shadowRoot ? everythingIn(node.shadowRoot) : [])])

/** What matches in a root and in the roots below it. */
export const deepAll = <E extends Element = HTMLElement>(root: ParentNode, selector: string): E[] =>
  everythingIn(root).filter((node): node is E => node.matches(selector))

/** All that is written in a root and in the roots below it. */
export const deepText = (root: ParentNode & Node): string =>
  [textOf(root), ...everythingIn(root).flatMap(({ shadowRoot }) => (shadowRoot ? textOf(shadowRoot) : []))].join(' ')

/** Whether an element takes up room on the page. */
export const isVisible = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }) &&
  element.getClientRects().length > 0
