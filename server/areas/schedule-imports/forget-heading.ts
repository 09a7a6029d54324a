import { headingKey } from '@portico/contract/areas/schedules/columns/heading-words.ts'
import type { Handler } from '../../platform/context.ts'
import { deleteRow, updateRow } from '../../platform/database/rows.ts'
import { demand } from '../../platform/error-response.ts'
import { mayEditSchedules } from '../schedules/schedules.public.ts'
import { importAt, stepEntry } from './import-step.ts'
import { importView, shownImport } from './import.view.ts'

/** Forgets what a heading was matched with before, for the brokerage and in this import. */
export const forgetHeading: Handler<
  'POST /api/accounts/{id}/schedules/imports/{scheduleImportId}/forget-heading'
> = async (context, { params, body }) =>
  context.write(async (tx) => {
    demand(mayEditSchedules(context.account))
    const stored = await importAt(tx, context, params.scheduleImportId)
    const { account, brokerage } = context.account
    const heading = headingKey(body.heading)
    await deleteRow(tx, 'schedule_import_headings', {
      brokerage_code: brokerage,
      schedule_type: stored.schedule_type,
      heading,
    })
    if (stored.look !== null) {
      const { [heading]: _forgotten, ...remembered } = stored.look.remembered
      const look = JSON.stringify({ ...stored.look, remembered })
      await updateRow(tx, 'schedule_imports', { account_code: account, id: stored.id }, { look })
    }
    const { after, ...entry } = stepEntry(stored, 'forget-heading')
    await tx.record({ ...entry, after: { ...after, heading } })
    return { status: 200, body: shownImport((await importView(tx, { account, id: stored.id }))!) }
  })
