import { type ReactNode, useEffect, useRef, useState } from 'react'
import { elementNamed, elementOf } from './lib/model.ts'
import { DoctorPage } from './pages/doctor.tsx'
import { ElementPage } from './pages/element.tsx'
import { FrameworksPage } from './pages/frameworks.tsx'
import { HomePage } from './pages/home.tsx'
import { InstallPage } from './pages/install.tsx'
import { ThemingPage } from './pages/theming.tsx'
import { Account } from './parts/account.tsx'
import { Choice } from './parts/choice.tsx'
import { Navigation } from './parts/navigation.tsx'
import { usePath } from './router.ts'
import { chooseScheme, type Scheme, useScheme } from './scheme.ts'

type Page = { title: string; content: ReactNode }

const pages: Readonly<Record<string, Page>> = {
  '': { title: 'Overview', content: <HomePage /> },
  install: { title: 'Install', content: <InstallPage /> },
  frameworks: { title: 'Frameworks', content: <FrameworksPage /> },
  theming: { title: 'Theming', content: <ThemingPage /> },
  doctor: { title: 'Doctor', content: <DoctorPage /> },
}

function NotFoundPage() {
  return (
    <>
      <h1 className="c-title">There is no such page</h1>
      <p className="c-lead">
        All elements stand in the <a href="/widgets/">overview</a>.
      </p>
    </>
  )
}

function pageAt(path: string): Page {
  const [section, name = '', ...rest] = path.split('/')
  const element = section === 'elements' && rest.length === 0 ? (elementNamed(name) ?? elementOf(name)) : undefined
  if (element) return { title: `<${element.tag}>`, content: <ElementPage key={element.tag} element={element} /> }
  return pages[path] ?? { title: 'Not found', content: <NotFoundPage /> }
}

/** The frame of every page. A phone folds the navigation away. */
export function App() {
  const path = usePath()
  const [unfolded, setUnfolded] = useState(false)
  const main = useRef<HTMLElement>(null)
  const shown = useRef(path)
  const { title, content } = pageAt(path)

  useEffect(() => {
    document.title = `${title} – Research elements`
  }, [title])
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    setUnfolded(false)
    main.current?.focus({ preventScroll: true })
  }, [path])

  return (
    <div className="r-root c-page">
      <header className="c-bar">
        <a className="c-skip" href="#content">
          Skip to content
        </a>
        <button
          type="button"
          className="r-button r-button--secondary c-bar__menu"
          aria-expanded={unfolded}
          aria-controls="navigation"
          onClick={() => setUnfolded(!unfolded)}
        >
          Contents
        </button>
        <a className="c-brand" href="/widgets/">
          Research elements
        </a>
        <SchemeSwitch />
        <Account />
      </header>
      <Navigation path={path} unfolded={unfolded} />
      <main ref={main} id="content" className="c-content" tabIndex={-1}>
        {content}
      </main>
    </div>
  )
}

const schemes: Readonly<Record<Scheme, string>> = { auto: 'Auto', light: 'Light', dark: 'Dark' }

/** The colours of this documentation. */
function SchemeSwitch() {
  return <Choice label="Colours of this page" options={schemes} value={useScheme()} onChange={chooseScheme} />
}
