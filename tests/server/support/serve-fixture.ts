// Serves the fixture from the directory given, prints the port, and ends by a signal.
import { buildApp } from '../../../demo/server/app.ts'
import { jwtSecretOf } from '../../../demo/server/auth/jwt-secret.ts'
import { migrate } from '../../../demo/server/database/migrate.ts'
import { openDatabase } from '../../../demo/server/database/open.ts'
import { fillOnce } from '../../../demo/server/database/seed-state.ts'
import { fillFixture } from './fixture.ts'

const directory = process.argv[2]
if (!directory) throw new Error('The directory is missing.')
const { db } = await openDatabase({ directory })
await migrate(db)
await fillOnce(db, () => fillFixture(db))
const app = await buildApp({ db, jwtSecret: await jwtSecretOf(undefined, directory), allowedOrigins: [] })
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
