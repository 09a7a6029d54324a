// The process for long work: its steps and garbage collection delay no calls of the server.
import { storeErrors } from '../../areas/operations/operations.public.ts'
import { readConfig } from '../../platform/config/config.ts'
import { joinDatabase } from '../../platform/database/open-database.ts'
import { workForServer } from '../../platform/jobs/supervised-process.ts'
import { createLog } from '../../platform/log.ts'
import { loadSecret } from '../../platform/secret.ts'
import { takeLongWork } from './long-work.ts'
import { platformOn } from '../platform-on.ts'

await workForServer(async () => {
  const config = readConfig(process.env)
  const log = createLog(config)
  const database = joinDatabase(config.databaseUrl!, loadSecret(config), log)
  const platform = platformOn(database, { config, log, now: () => new Date() })
  takeLongWork(platform)
  storeErrors(platform)
  await platform.jobs.start()
  return {
    async stop() {
      await platform.jobs.stop()
      await platform.errors.close()
      await database.close()
    },
  }
})
