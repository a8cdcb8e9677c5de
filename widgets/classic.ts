import './sign-in.ts'
import './feed.ts'
import './document.ts'

export { configure } from '../src/config/configure.ts'
