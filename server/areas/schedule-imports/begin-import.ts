import { importMessages } from '@portico/contract/areas/schedule-imports/import.messages.ts'
import { scheduleTypes } from '@portico/contract/areas/schedules/schedule-types.ts'
import type { Handler } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { demand, notFound, unprocessable } from '../../platform/error-response.ts'
import { uploadedFile } from '../documents/documents.public.ts'
import { change } from '../events/events.public.ts'
import { mayEditSchedules, TabBatches } from '../schedules/schedules.public.ts'
import { importView, shownImport } from './import.view.ts'
import { importQueue } from './work/import-queue.ts'
import { insertRow } from '../../platform/database/rows.ts'

const spreadsheet = /\.(?:csv|tsv|txt|xlsx|xlsb|xls)$/i

/** Starts an import from a complete, accepted file; an error leaves the upload unchanged. */
export const beginImport: Handler<'POST /api/accounts/{id}/schedules/{type}/imports'> = async (
  context,
  { params, body },
) => {
  if (!scheduleTypes[params.type].wizardImportable) throw unprocessable({ type: importMessages.notImportable })
  const { account } = context.account
  const tab = { account, type: params.type, tabId: body.tabId }
  if ((await context.read((tx) => TabBatches.open(tx, tab, context.platform.now()))) === undefined) throw notFound()
  const uploaded = await uploadedFile(context, body.uploadId, acceptSpreadsheet)
  const { file } = uploaded
  return context.write(async (tx) => {
    demand(mayEditSchedules(context.account))
    const now = context.platform.now()
    const id = newId(now)
    await uploaded.take(tx)
    await insertRow(tx, 'schedule_imports', {
      account_code: account,
      id,
      schedule_type: tab.type,
      tab_id: tab.tabId,
      state: 'READING',
      file_name: file.name,
      file_key: file.key,
      media_type: file.mediaType,
      bytes: file.bytes,
      sha256: file.sha256,
      plan_key: null,
      plan_basis: null,
      message: null,
      created_at: now,
      created_by: context.actor.userId,
      changed_at: now,
    })
    await context.platform.jobs.enqueue(tx, importQueue, { account, id, work: 'read' })
    await tx.record({
      action: 'schedule_import.begin',
      subject: { type: 'schedule_import', id },
      after: { name: file.name, bytes: file.bytes, sha256: file.sha256, scheduleType: tab.type },
      events: [change(account, 'schedule-imports')],
    })
    return { status: 202, body: shownImport((await importView(tx, { account, id }))!) }
  })
}

function acceptSpreadsheet(name: string): void {
  if (spreadsheet.test(name)) return
  throw unprocessable({ file: importMessages.unknownFormat }, importMessages.unknownFormat)
}
