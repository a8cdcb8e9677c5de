import { useState } from 'react'
import type { Attribute } from '../lib/model.ts'
import { accepts, type Values } from '../lib/state.ts'
import { SelectField, SwitchField, TextField } from './fields.tsx'

type Props = {
  attributes: readonly Attribute[]
  values: Values
  onChange: (values: Values) => void
  onReset: () => void
}

/** A control for each attribute, by its type. */
export function AttributeControls({ attributes, values, onChange, onReset }: Props) {
  const set = (name: string, text: string | undefined) => {
    const { [name]: _, ...others } = values
    onChange(text === undefined ? others : { ...others, [name]: text })
  }
  return (
    <div className="c-controls">
      <div className="c-log__bar">
        <h2 className="c-heading c-heading--small">Attributes</h2>
        <button type="button" className="c-quiet" onClick={onReset}>
          Reset
        </button>
      </div>
      <div className="c-controls__fields">
        {attributes.map((attribute) => (
          <Control
            key={attribute.name}
            attribute={attribute}
            text={values[attribute.name]}
            onChange={(text) => set(attribute.name, text)}
          />
        ))}
      </div>
    </div>
  )
}

type ControlProps = { attribute: Attribute; text: string | undefined; onChange: (text: string | undefined) => void }

function Control({ attribute: { name, spec }, text, onChange }: ControlProps) {
  if (spec.type === 'boolean')
    return <SwitchField label={name} checked={text !== undefined} onChange={(on) => onChange(on ? '' : undefined)} />
  if (spec.type === 'enum')
    return (
      <SelectField
        label={name}
        value={text ?? spec.default}
        options={Object.fromEntries(
          spec.values.map((value) => [value, value === spec.default ? `${value} (default)` : value]),
        )}
        onChange={onChange}
      />
    )
  if (spec.type === 'number') return <NumberControl name={name} spec={spec} text={text} onChange={onChange} />
  return (
    <TextField label={name} value={text ?? ''} hint={spec.default} onChange={(value) => onChange(value || undefined)} />
  )
}

type NumberProps = Omit<ControlProps, 'attribute'> & { name: string; spec: Attribute['spec'] & { type: 'number' } }

/** What is typed reaches the element when it is a number that it takes. */
function NumberControl({ name, spec, text, onChange }: NumberProps) {
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && typed !== '' && !accepts(spec, typed)
  return (
    <TextField
      label={name}
      type="number"
      value={isWrong ? typed : (text ?? '')}
      hint={String(spec.default)}
      limits={{ min: spec.min, max: spec.max }}
      error={isWrong ? `A whole number from ${spec.min} to ${spec.max}.` : undefined}
      onChange={(value) => {
        setTyped(value)
        if (value === '' || accepts(spec, value)) onChange(value || undefined)
      }}
    />
  )
}
