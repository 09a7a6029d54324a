// npm run check-audit: whether a row of the audit was changed or taken away since it was sealed.
import { checkAudit } from './platform/audit/check-audit.ts'
import { readConfig } from './platform/config/config.ts'
import { openDatabase } from './platform/database/open-database.ts'
import { createLog } from './platform/log.ts'
import { loadSecret } from './platform/secret.ts'

async function main(): Promise<void> {
  const config = readConfig({ ...process.env, PORTICO_LOG_LEVEL: 'warn' })
  const log = createLog(config)
  const secret = loadSecret(config)
  const database = await openDatabase({ url: config.databaseUrl, dataDir: `${config.dataDir}/database`, secret, log })
  try {
    const { seals, rows, unsealed, lastHash, broken } = await checkAudit(database, secret)
    if (broken === undefined)
      process.stdout.write(
        `The audit is whole: ${rows} rows under ${seals} seals, ${unsealed} not sealed yet.\nLast seal: ${lastHash || 'none'}\n`,
      )
    else {
      process.stdout.write(
        `The audit was changed: seal ${broken.number} does not match rows ${broken.fromSeq} to ${broken.toSeq}. The ${rows} rows before are whole.\n`,
      )
      process.exitCode = 1
    }
  } finally {
    await database.close()
  }
}

await main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
