/** A click as the browser or React tells it. */
type Click = Pick<
  MouseEvent,
  'altKey' | 'button' | 'ctrlKey' | 'defaultPrevented' | 'metaKey' | 'preventDefault' | 'shiftKey'
>

/**
 * A click on a link that stays in this tab asks first; refused, the browser does not follow it. Clicks that open a tab or a
 * window, or that somebody has already answered, are left alone.
 */
export const asking =
  (mayFollow: () => boolean) =>
  (event: Click): void => {
    const { altKey, ctrlKey, metaKey, shiftKey } = event
    if (event.defaultPrevented || event.button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return
    if (!mayFollow()) event.preventDefault()
  }
