import { ReplayPlayer } from '#features/replay/replay.tsx'
import { defineWidget } from '#widgets/runtime/define-widget.tsx'
import { requiring } from '#widgets/runtime/missing-attribute.tsx'
import { replaySpec } from './spec.ts'

defineWidget(replaySpec, requiring(replaySpec, ReplayPlayer))

export type { ResearchReplayElement } from '../elements.generated.ts'
