import './sign-in.ts'
import './feed.ts'
import './document.ts'
import './suggestion.ts'

export { configure } from '../src/config/configure.ts'
