import { jobMessages } from '@portico/contract/areas/operations/job.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { rerunJob } from '../../../platform/jobs/rerun-job.ts'
import { demand, notFound, unprocessable } from '../../../platform/error-response.ts'
import { isJob } from './job-list.view.ts'

/** Runs a failed job again. */
export const runJobAgain: Handler<'POST /api/administration/jobs/{queue}/{jobId}/run'> = async (
  context,
  { params: { queue, jobId } },
) =>
  context.write(async (tx) => {
    demand(context.actor.isAdmin)
    if (!(await isJob(tx, queue, jobId))) throw notFound()
    if (!(await rerunJob(tx, queue, jobId))) throw unprocessable({}, jobMessages.notFailed)
    await tx.record({ action: 'job.run-again', subject: { type: 'job', id: jobId }, after: { queue } })
    return { status: 204 }
  })
