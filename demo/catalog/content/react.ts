import type { Framework } from './framework.ts'

export const react19: Framework = {
  id: 'react-19',
  title: 'React 19',
  notes: [
    'React 19 sets properties and hears events by itself. The types come with the package: tags, attributes, events and `ref`.',
    "On a server `import 'research-portal'` does nothing and the tag is rendered as it stands; the browser defines it.",
  ],
  blocks: [
    {
      label: 'research.tsx',
      language: 'code',
      text: `import { useRef } from 'react'
import { configure, type OpenDocumentEvent, type ResearchFeedElement } from 'research-portal'

configure({ apiBaseUrl: 'https://research.example/api/', portalUrl: 'https://research.example/' })

export function Research({ size }: { size: number }) {
  const feed = useRef<ResearchFeedElement>(null)
  const open = (event: OpenDocumentEvent) => {
    event.preventDefault()
    console.log(event.detail.reference, feed.current?.pageSize)
  }
  return <research-feed ref={feed} page-size={size} hide-search onresearch-open-document={open} />
}`,
    },
  ],
}

export const react18: Framework = {
  id: 'react-18',
  title: 'React 18',
  notes: [
    'React 18 writes attributes and knows no events of custom elements: listen by `ref`. A boolean is `hide-search` or left out; `hide-search={false}` would be written as a text, which is true, and does not type-check.',
    'The class of an element is `class`. On a server it is as with React 19.',
  ],
  blocks: [
    {
      label: 'research.tsx',
      language: 'code',
      text: `import { useEffect, useRef } from 'react'
import { configure } from 'research-portal'
import type { ResearchFeedElement } from 'research-portal/feed'

configure({ apiBaseUrl: 'https://research.example/api/', portalUrl: 'https://research.example/' })

export function Research({ size }: { size: number }) {
  const feed = useRef<ResearchFeedElement>(null)
  useEffect(() => {
    const element = feed.current
    const open = (event: HTMLElementEventMap['research-open-document']) => {
      event.preventDefault()
      console.log(event.detail.reference)
    }
    element?.addEventListener('research-open-document', open)
    return () => element?.removeEventListener('research-open-document', open)
  }, [])
  return <research-feed ref={feed} page-size={size} hide-search class="feed" />
}`,
    },
  ],
}
