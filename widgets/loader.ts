import { configure } from '../src/config/configure.ts'
import { session } from '../src/session/public-session.ts'
import { allDefined, observe } from './observe.ts'

if (typeof document !== 'undefined') observe(document)

export { allDefined, configure, observe, session }
