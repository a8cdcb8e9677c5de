import type { Library } from '#server/platform/database/tables/documents.ts'
import type { Role } from '#server/platform/database/tables/users.ts'
import type { AssetClass } from './world/labels.ts'

/** An account to sign in with. */
export type DemoAccount = { username: string; password: string; name: string; note: string }

/** What an account's subscription covers; null: everything. */
type DemoEntitlement = {
  level: 1 | 2 | 3
  regions: readonly string[] | null
  assetClasses: readonly AssetClass[] | null
  libraries: readonly Library[] | null
}

type Account = DemoAccount & { id: number; entitlement: DemoEntitlement; mustChangePassword: boolean; role?: Role }

const everything = { regions: null, assetClasses: null, libraries: null } as const

/** The accounts with what their subscriptions cover. */
export const seedAccounts = {
  full: {
    id: 1,
    username: 'full@demo.example',
    password: 'Full-Access-1',
    name: 'Alexandra Whitfield',
    note: 'full subscription, twelve distribution preferences, leads its firm',
    entitlement: { level: 3, ...everything },
    mustChangePassword: false,
  },
  regions: {
    id: 2,
    username: 'nordics@demo.example',
    password: 'Nordic-View-2',
    name: 'Håkan Öberg',
    note: 'limited to the Nordics and Western Europe, one preference',
    entitlement: { level: 2, ...everything, regions: ['Nordics', 'Western Europe'] },
    mustChangePassword: false,
  },
  equity: {
    id: 3,
    username: 'equity@demo.example',
    password: 'Equity-Only-3',
    name: 'Marta Kowalczyk',
    note: 'equity only, one preference',
    entitlement: { level: 2, ...everything, assetClasses: ['Equity'] },
    mustChangePassword: false,
  },
  trial: {
    id: 4,
    username: 'trial@demo.example',
    password: 'Trial-Reader-4',
    name: 'Benedict Osborne',
    note: 'trial: reads research, flash mails and primers, loads little',
    entitlement: { level: 1, ...everything, libraries: ['research', 'flashmail', 'primers'] },
    mustChangePassword: false,
  },
  fresh: {
    id: 5,
    username: 'fresh@demo.example',
    password: 'Fresh-Start-5',
    name: 'Yuna Takeda-Lindholm',
    note: 'standard subscription without preferences',
    entitlement: { level: 2, ...everything },
    mustChangePassword: false,
  },
  mustChange: {
    id: 6,
    username: 'change@demo.example',
    password: 'Change-Me-6',
    name: 'Olumide Adebayo',
    note: 'standard subscription, must change the password before anything else',
    entitlement: { level: 2, ...everything },
    mustChangePassword: true,
  },
  desk: {
    id: 7,
    username: 'desk@demo.example',
    password: 'Desk-Access-7',
    name: 'Ingrid Solberg',
    note: "full subscription, administrator at the provider's desk",
    entitlement: { level: 3, ...everything },
    mustChangePassword: false,
    role: 'admin',
  },
} as const satisfies Readonly<Record<string, Account>>

/** The accounts as a start page lists them. */
export const demoAccounts: readonly DemoAccount[] = Object.values(seedAccounts).map(
  ({ username, password, name, note }) => ({ username, password, name, note }),
)
