import type { PartialSettings } from '#config/settings.ts'
import type { FirstPaint } from '../lib/delivery.ts'
import type { SnippetOptions } from '../lib/snippet.ts'
import { SelectField, SwitchField, TextField } from './fields.tsx'

export type BuilderChoice = Pick<SnippetOptions, 'form' | 'version' | 'integrity' | 'fallback'> & {
  firstPaint: 'none' | FirstPaint
  trustedTypes: boolean
  settings: PartialSettings
}

const forms = { tag: 'Tag', div: '<div>, for editors that drop unknown tags', classic: 'Tag, classic script' } as const
const hashes = { first: 'Of what loads first', all: 'Of every module' } as const
const paints = { none: 'None', waiting: 'Waiting', 'signed-out': 'Signed out' } as const
const sessions = { cookie: 'In a cookie', memory: 'In memory', host: 'The host’s own sign-on' } as const

type Props = {
  choice: BuilderChoice
  onChange: (choice: BuilderChoice) => void
  canPin: boolean
  version: string | undefined
  /** Those that the build has written for this element. */
  paints: readonly string[]
}

export function BuilderControls({ choice, onChange, canPin, version = '', paints: written }: Props) {
  const set = (part: Partial<BuilderChoice>) => onChange({ ...choice, ...part })
  const missing = (['waiting', 'signed-out'] as const).filter((paint) => !written.includes(paint))
  const paintsAt = choice.form === 'div' ? 'none' : choice.firstPaint
  return (
    <div className="c-builder__controls">
      <SelectField label="Form" value={choice.form} options={forms} onChange={(form) => set({ form })} />
      <SelectField
        label="Version"
        value={choice.version}
        options={{
          moving: `The newest ${version ? `of ${version.split('.')[0]}` : ''}`.trim(),
          pinned: `${version || 'Pinned'}, with hashes`,
        }}
        disabled={canPin ? [] : ['pinned']}
        onChange={(version) => set({ version })}
      />
      {choice.version === 'pinned' && choice.form !== 'classic' && (
        <SelectField
          label="Hashes"
          value={choice.integrity}
          options={hashes}
          onChange={(integrity) => set({ integrity })}
        />
      )}
      <SelectField
        label="First paint"
        value={paintsAt}
        options={paints}
        disabled={choice.form === 'div' ? ['waiting', 'signed-out'] : missing}
        onChange={(firstPaint) => set({ firstPaint })}
      />
      <TextField
        label="Where the script fails, a link says"
        value={choice.fallback}
        hint="nothing"
        onChange={(fallback) => set({ fallback })}
      />
      <SwitchField
        label="Trusted Types in the policy"
        checked={choice.trustedTypes}
        onChange={(trustedTypes) => set({ trustedTypes })}
      />
      <SettingControls settings={choice.settings} onChange={(settings) => set({ settings })} />
    </div>
  )
}

type SettingProps = { settings: PartialSettings; onChange: (settings: PartialSettings) => void }

/** Settings that hosts change most; those left as they are are not written. */
function SettingControls({ settings, onChange }: SettingProps) {
  /** Written when it differs from the default. */
  const set = <K extends keyof PartialSettings>(key: K, value: PartialSettings[K], standard: PartialSettings[K]) => {
    const { [key]: _, ...others } = settings
    onChange((value === standard ? others : { ...others, [key]: value }) as PartialSettings)
  }
  return (
    <fieldset className="c-builder__settings">
      <legend className="c-heading c-heading--small">Configuration</legend>
      <SwitchField
        label="Analytics"
        checked={settings.analytics !== 'off'}
        onChange={(on) => set('analytics', on ? 'on' : 'off', 'on')}
      />
      <SwitchField
        label="Links to profiles"
        checked={settings.disableProfileLinks !== 'true'}
        onChange={(on) => set('disableProfileLinks', on ? '' : 'true', '')}
      />
      <SelectField
        label="Dates and figures"
        value={settings.locale ?? 'en-US'}
        options={{ 'en-US': 'en-US', 'en-GB': 'en-GB', 'de-DE': 'de-DE' }}
        onChange={(locale) => set('locale', locale, 'en-US')}
      />
      <SelectField
        label="Session"
        value={settings.session ?? 'cookie'}
        options={sessions}
        onChange={(session) => set('session', session, 'cookie')}
      />
      <TextField
        label="Cookie domain"
        value={settings.cookieDomain ?? ''}
        hint="this host"
        onChange={(domain) => set('cookieDomain', domain, '')}
      />
    </fieldset>
  )
}
