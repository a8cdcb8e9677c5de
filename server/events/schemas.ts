import { ListQuery } from '#contract/filter.ts'
import { listSchema } from '#contract/list.ts'
import { Roadshow } from '#contract/roadshow.ts'
import { exampleList, withExample, withExamples } from '#server/platform/http/examples.ts'
import { eventExample } from './examples.ts'

export const EventQuery = withExamples(ListQuery, { order_by_field: 'start_date' })

export const EventList = withExample(listSchema(Roadshow), exampleList(eventExample))
