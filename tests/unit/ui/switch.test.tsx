// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Switch } from '#ui/switch/switch.tsx'
import { render } from '../../support/render.ts'

function Place({ onChange }: { onChange: (checked: boolean) => void }) {
  const [checked, setChecked] = useState(false)
  const change = (next: boolean) => {
    onChange(next)
    setChecked(next)
  }
  return <Switch label="Nordics, Daily Email" checked={checked} onChange={change} />
}

function show() {
  const onChange = vi.fn()
  const view = render(<Place onChange={onChange} />)
  const control = view.all('input')[0] as HTMLInputElement
  return { ...view, control, onChange }
}

test('R365 a switch is a real one with a name', () => {
  const { control } = show()
  expect(control.type).toBe('checkbox')
  expect(control.getAttribute('role')).toBe('switch')
  expect(control.getAttribute('aria-label')).toBe('Nordics, Daily Email')
})

test('R365 a press turns it on, another off', () => {
  const { click, control, onChange } = show()
  click(control)
  expect(control.checked).toBe(true)
  click(control)
  expect(control.checked).toBe(false)
  expect(onChange.mock.calls).toEqual([[true], [false]])
})

test('R365 the room around it is pressed too', () => {
  const { all, click, control } = show()
  for (const around of all('label')) click(around)
  expect(control.checked).toBe(true)
})
