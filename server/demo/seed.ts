import { parseArgs } from 'node:util'
import { seedForms } from '../areas/forms/forms.public.ts'
import { createLog } from '../platform/log.ts'
import { readConfig } from '../platform/config/config.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { openFiles } from '../platform/files/open-files.ts'
import { loadSecret } from '../platform/secret.ts'
import { fillEmptyDatabase } from './fill-empty-database.ts'
import { makeLargeWorld } from './large-world/large-world.ts'
import { makeClaimRows } from './large-world/claim-rows.ts'
import { makeListedRows } from './large-world/listed-rows.ts'

const usage = `Fills the database with the demonstration data and a large world of made-up accounts.

  npm run seed -- --accounts 100000 [--tasks-per-account 20] [--policies-per-account 10] [--listed 0] [--claims 0] [--data-dir ./data]

--listed makes this number of rows of each list of the administration, and --claims of claims of the first account.

Without DATABASE_URL the embedded database of the data folder is filled; stop the server first.`

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      accounts: { type: 'string', default: '0' },
      'tasks-per-account': { type: 'string', default: '20' },
      'policies-per-account': { type: 'string', default: '10' },
      listed: { type: 'string', default: '0' },
      claims: { type: 'string', default: '0' },
      'data-dir': { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return say(usage)
  const accounts = count(values.accounts, 'accounts', 9_999_999)
  const tasksPerAccount = count(values['tasks-per-account'], 'tasks-per-account', 1000)
  const listed = count(values.listed, 'listed', 9_999_999)
  const claims = count(values.claims, 'claims', 9_999_999)
  const policiesPerAccount = count(values['policies-per-account'], 'policies-per-account', 1000)
  const dataDir = values['data-dir'] === undefined ? {} : { PORTICO_DATA_DIR: values['data-dir'] }
  const config = readConfig({ ...process.env, ...dataDir, PORTICO_LOG_LEVEL: 'warn' })
  const log = createLog(config)
  const secret = loadSecret(config)
  const database = await openDatabase({
    secret,
    url: config.databaseUrl,
    dataDir: `${config.dataDir}/database`,
    log: { info: () => {}, warn: (text) => log.warn(text), error: (text) => log.error(text) },
  })
  try {
    const start = performance.now()
    const seconds = () => ((performance.now() - start) / 1000).toFixed(0)
    const now = () => new Date()
    await seedForms({ database, now })
    await fillEmptyDatabase({ config, database, files: openFiles(config).files, log, now, secret })
    await makeLargeWorld(database, {
      accounts,
      secret,
      tasksPerAccount,
      policiesPerAccount,
      onProgress: (made) => say(`${made} of ${accounts} accounts, ${seconds()} s`),
    })
    if (listed > 0)
      await makeListedRows(database, {
        rows: listed,
        onProgress: (made) => say(`${made} of ${listed} rows, ${seconds()} s`),
      })
    if (claims > 0)
      await makeClaimRows(database, {
        claims,
        onProgress: (made) => say(`${made} of ${claims} claims, ${seconds()} s`),
      })
    say(`The world has ${accounts} accounts beside those of the demonstration (${seconds()} s).`)
  } finally {
    await database.close()
  }
}

function count(text: string, name: string, most: number): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= 0 && value <= most) return value
  throw new Error(`--${name} must be a whole number from 0 to ${most}`)
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
