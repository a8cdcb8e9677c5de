import type { Headlines, Topic } from '../topic.ts'

/** A subject of macro research: headlines behind a place, and its section in any macro text. */
export type MacroTheme = { headlines: Headlines; topic: Topic }
