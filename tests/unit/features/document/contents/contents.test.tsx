// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { Contents } from '#features/document/contents/contents.tsx'
import { render } from '../../../../support/render.ts'

afterEach(() => void render(null))

function show(html: string) {
  const root = document.createElement('article').attachShadow({ mode: 'open' })
  root.innerHTML = html
  const shown = render(<Contents root={root} />)
  document.body.append(root.host)
  return { root, ...shown }
}

const text = '<h2>Demand</h2><h3> Prices </h3><h2>Risks</h2>'

test('R339 the summary and each heading of the text are entries, those of the third level below theirs', () => {
  const { all } = show(text)
  expect(all('li').map(({ textContent, className }) => [textContent, className])).toEqual([
    ['Summary', ''],
    ['Demand', ''],
    ['Prices', 'r-contents__minor'],
    ['Risks', ''],
  ])
})

test('R339 WCAG 1.3.1 the contents are a landmark with its name', () => {
  const [nav] = show(text).all('nav')
  expect(document.getElementById(nav?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Contents')
  expect(nav?.hidden).toBe(false)
})

test('R339 fewer than three headings are no contents', () => {
  expect(show('<h2>Demand</h2><h2>Risks</h2>').all('nav')[0]?.hidden).toBe(true)
})

test('R339 an entry leads to its heading and is marked as the part being read; no address is promised', () => {
  const { root, all, click, control } = show(text)
  const risks = root.querySelectorAll('h2')[1]
  if (!risks) throw new Error('no heading')
  const scroll = vi.spyOn(risks, 'scrollIntoView')
  click(control('Risks'))
  expect(scroll).toHaveBeenCalledOnce()
  expect(root.activeElement).toBe(risks)
  expect(all('[aria-current=location]').map(({ textContent }) => textContent)).toEqual(['Risks'])
  expect(all('a')).toEqual([])
})

test('R339 the first entry is the summary, marked until a heading is reached, and leads to the title', () => {
  const root = document.createElement('article').attachShadow({ mode: 'open' })
  root.innerHTML = text
  const { all, click, control } = render(
    <div className="r-document__main">
      <h1>Outlook</h1>
      <Contents root={root} />
    </div>,
  )
  document.body.append(root.host)
  const marked = () => all('[aria-current=location]').map(({ textContent }) => textContent)
  expect(marked()).toEqual(['Summary'])
  click(control('Risks'))
  expect(marked()).toEqual(['Risks'])
  click(control('Summary'))
  expect(marked()).toEqual(['Summary'])
  expect(document.activeElement?.textContent).toBe('Outlook')
})
