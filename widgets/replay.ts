import { defineWidget } from '../src/elements/define-widget.tsx'
import { replayStyles } from '../src/features/replay/replay.styles.ts'
import { ReplayPlayer } from '../src/features/replay/replay.tsx'
import { replaySpec } from './specs/replay.ts'

defineWidget(replaySpec, ReplayPlayer, replayStyles)

export type { ResearchReplayElement } from './elements.generated.ts'
