import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { openAccountDirectory } from '../areas/accounts/accounts.public.ts'
import { brokerageDirectory, subdomainDirectory } from '../areas/brokerages/brokerages.public.ts'
import { EventHub } from '../areas/events/events.public.ts'
import { seedForms } from '../areas/forms/forms.public.ts'
import { openSessionDirectory } from '../areas/session/session.public.ts'
import { fillEmptyDatabase } from '../demo/fill-empty-database.ts'
import type { Config } from '../platform/config/config.ts'
import { scheduleAuditSeals } from '../platform/audit/seal-audit.ts'
import type { Database } from '../platform/database/database.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { scheduleHousekeeping } from '../platform/housekeeping.ts'
import { deliverMessages } from '../platform/messages/delivery.ts'
import type { ProcessOnDemand } from '../platform/jobs/process-on-demand.ts'
import type { Platform } from '../platform/platform.ts'
import { loadSecret } from '../platform/secret.ts'
import { declaredAreas } from './areas.ts'
import { createApp } from './create-app.ts'
import { longWorkApart, takeLongWork } from './long-work/long-work.ts'
import { platformOn } from './platform-on.ts'

export interface RunningServer {
  readonly app: FastifyInstance
  readonly platform: Platform
  /** Undefined if the server does the long work itself. */
  readonly longWork: ProcessOnDemand | undefined
  /** Starts background work. No response needs it, so it starts once the server listens. */
  startJobs(): Promise<void>
  /** Makes proxies send requests to other servers, while this one still responds. */
  leave(): void
  /** Stops accepting connections, finishes current requests, ends event streams, then closes the database. */
  close(): Promise<void>
}

interface ServerParts {
  readonly log: Logger
  readonly now?: () => Date
  /** Used instead of the configured database, and left open at the end. */
  readonly database?: Database
  /** The environment of a process for the long work; without it, and on the embedded engine, it is done here. */
  readonly longWorkIn?: NodeJS.ProcessEnv
}

/** Opens the database and everything on it. */
export async function startServer(
  config: Config,
  { log, now = () => new Date(), database, longWorkIn }: ServerParts,
): Promise<RunningServer> {
  const { databaseUrl: url, dataDir } = config
  const opened =
    database ?? (await openDatabase({ url, dataDir: `${dataDir}/database`, secret: loadSecret(config), log }))
  const platform = platformOn(opened, { config, log, now })
  const { jobs } = platform
  await seedForms(platform)
  if (config.demo) await fillEmptyDatabase(platform)
  const sessions = await openSessionDirectory(platform)
  const accounts = await openAccountDirectory(platform)
  const directory = {
    actorOf: sessions.actorOf,
    actorOfSession: sessions.actorOfSession,
    accountOf: accounts.accountOf,
    timeZoneOf: brokerageDirectory(platform),
    holderOf: subdomainDirectory(platform),
  }
  const hub = new EventHub(platform, directory)
  await hub.open()
  sessions.onChange((changed) => void hub.recheck(changed))
  const state = { isLeaving: false }
  const app = await createApp({ ...platform, directory }, hub, state)
  deliverMessages(platform)
  const declared = await declaredAreas()
  for (const area of declared) for (const register of area.jobs ?? []) register(platform, declared)
  scheduleHousekeeping(platform)
  scheduleAuditSeals(platform)
  const isShared = opened.engine === 'postgres' && longWorkIn !== undefined
  const longWork = isShared ? longWorkApart(platform, longWorkIn) : undefined
  if (longWork === undefined) takeLongWork(platform)
  return {
    app,
    platform,
    longWork,
    startJobs: async () => void (await Promise.all([jobs.start(), longWork?.start()])),
    leave: () => void (state.isLeaving = true),
    async close() {
      await app.close()
      await Promise.all([jobs.stop(), longWork?.stop()])
      await platform.errors.close()
      await sessions.close()
      await accounts.close()
      if (database === undefined) await opened.close()
    },
  }
}
