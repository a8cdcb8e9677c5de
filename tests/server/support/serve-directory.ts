// Serves the database in the directory given, prints its address, and ends by a signal.
import { buildApp } from '../../../demo/server/app.ts'
import { jwtSecretOf } from '../../../demo/server/auth/jwt-secret.ts'
import { openDatabase } from '../../../demo/server/database/open.ts'

const directory = process.argv[2]
if (!directory) throw new Error('The directory is missing.')
const { db } = await openDatabase({ directory })
const app = await buildApp({ db, jwtSecret: await jwtSecretOf(undefined, directory), allowedOrigins: [] })
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
