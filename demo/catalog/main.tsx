import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { followLinks } from './router.ts'
import { applyScheme } from './scheme.ts'
import './styles/catalog.css'
import './styles/parts.css'
import './styles/code.css'
import './styles/controls.css'
import './styles/element.css'

applyScheme()
followLinks()
const place = document.querySelector('#catalog')
if (!place) throw new Error('the page has no place for the documentation')
createRoot(place).render(<App />)
