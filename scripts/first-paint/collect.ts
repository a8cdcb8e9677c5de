import type { ComponentType } from 'react'
import type { WidgetSpec } from '#widgets/runtime/widget-spec.ts'

/** A widget as its module hands it to `defineWidget`, in whose place this stands. */
type Collected = {
  spec: WidgetSpec
  Component: ComponentType<Record<string, unknown>>
}

export const collected: Collected[] = []

/** @public The bundle puts it in place of the elements' own. */
export function defineWidget(spec: WidgetSpec, Component: Collected['Component']): void {
  collected.push({ spec, Component })
}
