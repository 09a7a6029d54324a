import type { Handler } from '../../platform/context.ts'
import { demand } from '../../platform/error-response.ts'
import { mayEditSchedules } from '../schedules/schedules.public.ts'
import { importAt, otherState, stepEntry, takeStep } from './import-step.ts'

/** Takes an import back, also one that failed half-way. */
export const undoImport: Handler<'POST /api/accounts/{id}/schedules/imports/{scheduleImportId}/undo'> = async (
  context,
  { params },
) =>
  context.write(async (tx) => {
    demand(mayEditSchedules(context.account))
    const stored = await importAt(tx, context, params.scheduleImportId)
    if (stored.plan_key === null || stored.made_to === 0) throw otherState(stored)
    const shown = await takeStep(tx, context, stored, {
      from: ['IMPORTED', 'FAILED'],
      to: 'UNDOING',
      work: 'undo',
      change: { left_count: 0 },
    })
    await tx.record(stepEntry(stored, 'undo'))
    return { status: 202, body: shown }
  })
