// @ts-check
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The program of HAProxy, which Debian keeps outside the PATH of most users; undefined: there is none. */
export const findHaproxy = () =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((directory) => join(directory, 'haproxy'))
    .find((path) => existsSync(path))
