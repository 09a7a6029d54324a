import { workRenewals } from '../../areas/certificate-renewals/certificate-renewals.public.ts'
import { workImports } from '../../areas/schedule-imports/schedule-imports.public.ts'
import { workSimulations } from '../../areas/schedule-rules/schedule-rules.public.ts'
import { keepSchedules } from '../../areas/schedules/schedules.public.ts'
import { JobQueue } from '../../platform/jobs/job-queue.ts'
import { SupervisedProcess } from '../../platform/jobs/supervised-process.ts'
import { ProcessOnDemand } from '../../platform/jobs/process-on-demand.ts'
import type { Platform } from '../../platform/platform.ts'

const program = new URL('long-work.worker.ts', import.meta.url)

/** A child process for long work, started when needed, if the database can be shared. */
export function longWorkApart(platform: Platform, environment: NodeJS.ProcessEnv): ProcessOnDemand {
  const { database, log } = platform
  // Never started: used only to list the process's queues.
  const jobs = new JobQueue(database, log)
  takeLongWork({ ...platform, jobs })
  const newProcess = () => new SupervisedProcess(program, environment, log)
  return new ProcessOnDemand({ database, log, queues: jobs.queues, newProcess })
}

/** Runs background work that reads all schedule rows, or all certificates of an account. */
export function takeLongWork(platform: Platform): void {
  keepSchedules(platform)
  workImports(platform)
  workSimulations(platform)
  workRenewals(platform)
}
