// npm run administrator -- ada@company.com Ada Morgan: the first way into a portal without demonstration data.
import { administratorLinkMinutes, makeAdministrator } from './app/make-administrator.ts'
import { platformOn } from './app/platform-on.ts'
import { readConfig } from './platform/config/config.ts'
import { openDatabase } from './platform/database/open-database.ts'
import { createLog } from './platform/log.ts'
import { loadSecret } from './platform/secret.ts'

const usage = `Makes a platform administrator and prints a link where they set their password.

  npm run administrator -- ada@company.com Ada Morgan

Without DATABASE_URL the embedded database is used; stop the server first.`

async function main(): Promise<void> {
  const [email = '', firstName = '', lastName = ''] = process.argv.slice(2)
  if (!/^\S+@\S+\.\S+$/.test(email) || firstName === '' || lastName === '') return say(usage)
  const config = readConfig({ ...process.env, PORTICO_LOG_LEVEL: 'warn' })
  const log = createLog(config)
  const secret = loadSecret(config)
  const database = await openDatabase({ url: config.databaseUrl, dataDir: `${config.dataDir}/database`, secret, log })
  try {
    const platform = platformOn(database, { config, log, now: () => new Date() })
    const path = await makeAdministrator(platform, { email, firstName, lastName })
    const address = new URL(path, config.publicUrl ?? `http://localhost:${config.port}`)
    say(`${firstName} ${lastName} sets a password within ${administratorLinkMinutes} minutes at\n\n  ${address.href}\n`)
  } finally {
    await database.close()
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

await main().catch((error: Error & { constraint?: string }) => {
  const isTaken = error.constraint === 'users_username' || error.constraint === 'users_email'
  process.stderr.write(`${isTaken ? 'A login with this email address already exists.' : error.message}\n`)
  process.exitCode = 1
})
