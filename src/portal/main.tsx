import { createRoot } from 'react-dom/client'
import '#ui/tokens/fonts.css'
import '#ui/tokens/tokens.css'
import '#ui/tokens/tokens-overlay.css'
import '#ui/tokens/tokens-portal.css'
import './portal.css'
import './pages/dashboard.css'
import './pages/landing.css'
import './pages/sign-in.css'
import './shell/bell-place.css'
import { $notificationOwner, PORTAL } from '#entities/notification/notification-owner.ts'
import { keepSession } from '#session/keep-session.ts'
import { adoptStyles } from '#ui/base/styles.ts'
import { App } from './app.tsx'
import { showKeptDisplay } from './display/show-display.ts'
import { speakFirstLanguage } from './language/page-language.ts'
import { ApplicationError } from './pages/application-error.tsx'
import { guardVisits } from './pages/page.store.ts'
import { followNavigation } from './router/location.ts'

adoptStyles(document)
showKeptDisplay()
keepSession()
$notificationOwner.set(PORTAL)
followNavigation()
guardVisits()

const place = document.getElementById('portal')
if (place)
  void speakFirstLanguage().then(() =>
    createRoot(place).render(
      <ApplicationError>
        <App />
      </ApplicationError>,
    ),
  )
