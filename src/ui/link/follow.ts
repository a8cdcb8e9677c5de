/** A click event of the browser or of React. */
type Click = Pick<
  MouseEvent,
  'altKey' | 'button' | 'ctrlKey' | 'defaultPrevented' | 'metaKey' | 'preventDefault' | 'shiftKey'
>

/**
 * Handles a click on a link in this tab: if `mayFollow` returns false, the browser does not follow it. Clicks that open
 * a tab or window, or are already handled, are ignored.
 */
export const followIf =
  (mayFollow: () => boolean) =>
  (event: Click): void => {
    const { altKey, ctrlKey, metaKey, shiftKey } = event
    if (event.defaultPrevented || event.button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return
    if (!mayFollow()) event.preventDefault()
  }
