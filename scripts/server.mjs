// @ts-check
// The server's command line: `npm run server:user -- list` runs the command `user list`.
import { pathToFileURL } from 'node:url'
import { bundleServer, serverFiles } from './lib/server-bundle.mjs'

if (await bundleServer()) await import(pathToFileURL(serverFiles.cli).href)
else process.exitCode = 1
