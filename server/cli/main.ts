// The command line: `npm run server:user -- list` runs the command `user list` of `dist/server/cli.js`.
import { runCommand } from './command.ts'
import { commands } from './commands.ts'

const [name = '', ...args] = process.argv.slice(2)
const load = Object.hasOwn(commands, name) ? commands[name] : undefined
// What a command writes, such as a backup, is for nobody else on this machine.
process.umask(0o077)
if (load) process.exitCode = await runCommand(await load(), args)
else {
  console.error(`There is no command "${name}". There are: ${Object.keys(commands).join(', ')}.`)
  process.exitCode = 1
}
