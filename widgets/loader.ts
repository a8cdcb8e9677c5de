import { session } from '#api/public-session.ts'
import { configure } from '#config/configure.ts'
import { allDefined, observe } from './observe.ts'

if (typeof document !== 'undefined') observe(document)

export { allDefined, configure, observe, session }
