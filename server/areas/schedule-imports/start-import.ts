import type { Handler } from '../../platform/context.ts'
import { demand } from '../../platform/error-response.ts'
import { mayEditSchedules } from '../schedules/schedules.public.ts'
import { importAt, stepEntry, takeStep } from './import-step.ts'

/** Imports what was checked. */
export const startImport: Handler<'POST /api/accounts/{id}/schedules/imports/{scheduleImportId}/start'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    demand(mayEditSchedules(context.account))
    const stored = await importAt(tx, context, params.scheduleImportId)
    const shown = await takeStep(tx, context, stored, {
      from: ['CHECKED'],
      to: 'IMPORTING',
      work: 'make',
      change: { sides: JSON.stringify(body), made_to: 0, undone_to: 0, left_count: 0 },
    })
    await tx.record(stepEntry(stored, 'start'))
    return { status: 202, body: shown }
  })
