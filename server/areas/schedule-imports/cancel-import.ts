import type { Handler } from '../../platform/context.ts'
import { demand } from '../../platform/error-response.ts'
import { mayEditSchedules } from '../schedules/schedules.public.ts'
import { importAt, stepEntry, takeStep } from './import-step.ts'

/** Cancels an import: immediately if it is waiting, otherwise at the running work's next step. */
export const cancelImport: Handler<'POST /api/accounts/{id}/schedules/imports/{scheduleImportId}/cancel'> = async (
  context,
  { params },
) =>
  context.write(async (tx) => {
    demand(mayEditSchedules(context.account))
    const stored = await importAt(tx, context, params.scheduleImportId)
    const isMaking = stored.state === 'IMPORTING'
    const shown = await takeStep(tx, context, stored, {
      from: isMaking ? ['IMPORTING'] : ['READING', 'COLUMNS', 'CHECKING', 'CHECKED'],
      to: isMaking ? 'CANCELING' : 'CANCELED',
      change: { progress: stored.progress },
    })
    await tx.record(stepEntry(stored, 'cancel'))
    return { status: 202, body: shown }
  })
