// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { useDownload } from '#entities/file/use-download.tsx'
import { render } from '../../../support/render.ts'

function Files({ open }: { open: (url: URL) => Promise<boolean> }) {
  const { download, message } = useDownload(open)
  return (
    <>
      <button type="button" onClick={() => download(new URL('https://example.com/a.pdf'))}>
        Download
      </button>
      {message}
    </>
  )
}

test('R260 a file that cannot be opened is told, until one goes well', async () => {
  const open = vi.fn(async () => false)
  const { control, click, text } = render(<Files open={open} />)
  await act(async () => click(control('Download')))
  expect(text()).toContain('The file could not be opened. Please try again.')
  open.mockResolvedValue(true)
  await act(async () => click(control('Download')))
  expect(text()).toBe('Download')
})

test('embedding 14: when its notice is closed the focus goes back to what offered the file', async () => {
  const { control, click } = render(<Files open={async () => false} />)
  control('Download').focus()
  await act(async () => click(control('Download')))
  control('Close').focus()
  click(control('Close'))
  expect(document.activeElement).toBe(control('Download'))
})
