/** The package's version, written in by the build. */
declare const __VERSION__: string

/** The settings of the build, read from its `VITE_…` variables. */
declare const __BUILD_SETTINGS__: import('./settings.ts').PartialSettings
