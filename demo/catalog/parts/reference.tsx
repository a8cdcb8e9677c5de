import { defaultOf, type ElementModel, typeOf } from '../lib/model.ts'
import { Table } from './table.tsx'
import { Words } from './words.tsx'

/** All that an element has, as its spec says. */
export function Reference({ element: { attributes, events, slots, parts, tokens } }: { element: ElementModel }) {
  const described = (entries: readonly { name: string; text: string }[]) =>
    entries.map(({ name, text }) => [name, <Words key={name} text={text} />] as const)
  return (
    <>
      <Table
        title="Attributes"
        head={['Attribute', 'Values', 'Default', 'Meaning']}
        rows={attributes.map(({ name, spec, text }) => [
          name,
          <code key="values" className="c-table__type">
            {spec.type === 'number' ? `${spec.min} … ${spec.max}` : typeOf(spec)}
          </code>,
          <code key="default" className="c-table__short">
            {defaultOf(spec)}
          </code>,
          <Words key="text" text={text} />,
        ])}
      />
      <Table
        title="Properties"
        head={['Property', 'Type', 'Attribute']}
        rows={attributes.map(({ name, property, spec }) => [
          property,
          <code key="type">{typeOf(spec)}</code>,
          <code key="attribute">{name}</code>,
        ])}
      />
      <Table
        title="Events"
        head={['Event', 'Detail', 'Meaning']}
        rows={events.map(({ name, detail, text }) => [
          name,
          <code key="detail">{detail}</code>,
          <Words key="text" text={text} />,
        ])}
      />
      <Table title="Slots" head={['Slot', 'Meaning']} rows={described(slots)} />
      <Table title="Parts" head={['Part', 'Meaning']} rows={described(parts)} />
      <Table
        title="Tokens"
        head={['Token', 'Default', 'Meaning']}
        rows={tokens.map(({ name, value, text }) => [
          name,
          <code key="value">{value}</code>,
          <Words key="text" text={text} />,
        ])}
      />
    </>
  )
}
