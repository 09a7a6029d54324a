import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { openAccountDirectory } from '../areas/accounts/accounts.door.ts'
import { brokerageDirectory, subdomainDirectory } from '../areas/brokerages/brokerages.door.ts'
import { mailPasswordResets } from '../areas/credentials/credentials.door.ts'
import { sweepDocuments } from '../areas/documents/documents.door.ts'
import { EventHub } from '../areas/events/events.door.ts'
import { seedForms } from '../areas/forms/forms.door.ts'
import { remindOfLossRuns } from '../areas/losses/losses.door.ts'
import { scheduleDigests } from '../areas/notifications/notifications.door.ts'
import { remindOfRenewals, startRenewals } from '../areas/renewals/renewals.door.ts'
import { sweepImports, workImports } from '../areas/schedule-imports/schedule-imports.door.ts'
import { keepSchedules } from '../areas/schedules/schedules.door.ts'
import { workPushes } from '../areas/staging/staging.door.ts'
import { mailLoginLinks, openSessionDirectory } from '../areas/session/session.door.ts'
import { makePackets } from '../areas/submissions/submissions.door.ts'
import { remindOfBinders } from '../areas/binding/binding.door.ts'
import { remindOfSubjectivities } from '../areas/subjectivities/subjectivities.door.ts'
import { remindOfTasks } from '../areas/tasks/tasks.door.ts'
import { makeDemoWorld } from '../demo/demo-world.ts'
import type { Config } from '../platform/config/config.ts'
import type { Database } from '../platform/database/database.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { openFiles } from '../platform/files/open-files.ts'
import { scheduleHousekeeping } from '../platform/housekeeping.ts'
import { deliverMessages } from '../platform/messages/delivery.ts'
import { JobQueue } from '../platform/jobs/job-queue.ts'
import type { Platform } from '../platform/platform.ts'
import { loadSecret } from '../platform/secret.ts'
import { createApp } from './create-app.ts'

export interface RunningServer {
  readonly app: FastifyInstance
  readonly platform: Platform
  /** Begins work in the background. Nothing of it is needed for an answer, so it starts once the server listens. */
  startJobs(): Promise<void>
  /** Takes no more connections, finishes what is under way, ends event streams, then closes the database. */
  close(): Promise<void>
}

/** Opens the database and everything on it. Where `database` is given it is used, and left open at the end. */
export async function startServer(
  config: Config,
  { log, now = () => new Date(), database }: { log: Logger; now?: () => Date; database?: Database },
): Promise<RunningServer> {
  const { databaseUrl: url, dataDir } = config
  const opened = database ?? (await openDatabase({ url, dataDir: `${dataDir}/database`, log }))
  const jobs = new JobQueue(opened, log)
  const platform: Platform = {
    config,
    database: opened,
    jobs,
    ...openFiles(config),
    secret: loadSecret(config),
    log,
    now,
  }
  await seedForms(platform)
  if (config.demo) await makeDemoWorld(platform)
  const sessions = await openSessionDirectory(platform)
  const accounts = await openAccountDirectory(platform)
  const directory = {
    actorOf: sessions.actorOf,
    accountOf: accounts.accountOf,
    isBrokerage: brokerageDirectory(platform),
    isSubdomain: subdomainDirectory(platform),
  }
  const hub = new EventHub(platform, directory)
  await hub.open()
  sessions.onChange((changed) => void hub.recheck(changed))
  const app = await createApp({ ...platform, directory }, hub)
  deliverMessages(platform)
  mailLoginLinks(platform)
  mailPasswordResets(platform)
  scheduleDigests(platform)
  remindOfTasks(platform)
  startRenewals(platform)
  remindOfRenewals(platform)
  remindOfLossRuns(platform)
  remindOfSubjectivities(platform)
  remindOfBinders(platform)
  scheduleHousekeeping(platform)
  sweepDocuments(platform)
  keepSchedules(platform)
  workImports(platform)
  sweepImports(platform)
  workPushes(platform)
  makePackets(platform)
  let starting: Promise<void> | undefined
  return {
    app,
    platform,
    startJobs: () => (starting = jobs.start()),
    async close() {
      await app.close()
      await starting
      await jobs.stop()
      await sessions.close()
      await accounts.close()
      if (database === undefined) await opened.close()
    },
  }
}
