import { ListQuery } from '#contract/filter.ts'
import { ListOf } from '#contract/list.ts'
import { Roadshow } from '#contract/roadshow.ts'
import { exampleList, withExample, withExamples } from '#server/platform/http/examples.ts'
import { eventExample } from './examples.ts'

export const EventQuery = withExamples(ListQuery, { order_by_field: 'start_date' })

export const EventList = withExample(ListOf(Roadshow), exampleList(eventExample))
