import { createRoot } from 'react-dom/client'
import '../ui/tokens.css'
import '../ui/tokens-overlay.css'
import '../ui/base.css'
import '../ui/avatar.css'
import '../ui/button.css'
import '../ui/menu.css'
import '../ui/page-title.css'
import '../ui/skeleton.css'
import './portal.css'
import { keepSession } from '../session/keep-session.ts'
import { $place, PORTAL } from '../toolkit/notifications/place.ts'
import { App } from './app.tsx'
import { ApplicationError } from './application-error.tsx'
import { showKeptDisplay } from './display/show-display.ts'
import { followNavigation } from './location.ts'
import { guardVisits } from './page.store.ts'
import { speakPageLanguage } from './page-language.ts'

showKeptDisplay()
keepSession()
$place.set(PORTAL)
followNavigation()
guardVisits()

const place = document.getElementById('portal')
if (place)
  void speakPageLanguage().then(() =>
    createRoot(place).render(
      <ApplicationError>
        <App />
      </ApplicationError>,
    ),
  )
