import { assert } from 'chai'
import { note } from './support/documents.ts'
import { button, one, rootOf, textOf } from './support/dom.ts'
import { closeFrames, openFrame } from './support/frame.ts'
import { loaderPath } from './support/loader.ts'
import { none } from './support/same.ts'
import { forgetSession, storeSession } from './support/session.ts'
import { eventually } from './support/wait.ts'

beforeEach(forgetSession)
afterEach(closeFrames)
