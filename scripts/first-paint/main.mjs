// @ts-check
// Adds to dist/widgets what pages show before script. A process of its own, so that React is the one for production.
import { writeFirstPaint } from './write.mjs'

await writeFirstPaint()
