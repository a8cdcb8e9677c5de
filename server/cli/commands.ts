import type { Command } from './command.ts'

/** A command loads only what it needs. */
export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  audit: async () => (await import('./audit-command.ts')).auditCommand,
  backup: async () => (await import('./backup-command.ts')).backupCommand,
  captions: async () => (await import('./captions-command.ts')).captionsCommand,
  content: async () => (await import('./content-command.ts')).contentCommand,
  embed: async () => (await import('./embed-command.ts')).embedCommand,
  files: async () => (await import('./files-command.ts')).filesCommand,
  firm: async () => (await import('./firm-command.ts')).firmCommand,
  import: async () => (await import('./import-command.ts')).importCommand,
  keys: async () => (await import('./keys-command.ts')).keysCommand,
  migrate: async () => (await import('./migrate-command.ts')).migrateCommand,
  prepare: async () => (await import('./prepare-command.ts')).prepareCommand,
  restore: async () => (await import('./restore-command.ts')).restoreCommand,
  seed: async () => (await import('./seed-command.ts')).seedCommand,
  withdraw: async () => (await import('./withdraw-command.ts')).withdrawCommand,
  user: async () => (await import('./user-command.ts')).userCommand,
}
