import type { Handler } from '../../platform/context.ts'
import { demand } from '../../platform/error-response.ts'
import { mayEditSchedules } from '../schedules/schedules.public.ts'
import { shownImport } from './import.view.ts'
import { takeUpAgain } from './take-up-again.ts'

/** Resumes a failed or stuck import, for people who may import. */
export const replayImport: Handler<'POST /api/accounts/{id}/schedules/imports/{scheduleImportId}/replay'> = async (
  context,
  { params },
) =>
  context.write(async (tx) => {
    demand(mayEditSchedules(context.account))
    const { stored, entry } = await takeUpAgain(tx, context, params.scheduleImportId)
    await tx.record(entry)
    return { status: 202, body: shownImport(stored) }
  })
