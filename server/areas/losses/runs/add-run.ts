import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { plainName } from '../../../platform/files/plain-name.ts'
import { newId } from '../../../platform/ids.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { addDocument, receiveFile } from '../../documents/documents.public.ts'
import { change } from '../../events/events.public.ts'
import { mayManageLosses } from '../losses.access.ts'
import { columnsOf, demandFittingRun } from './run-terms.ts'
import { runView } from './runs.view.ts'
import { insertRow } from '../../../platform/database/rows.ts'

/** Adds a loss run with its file, which is stored in the library under Loss runs. */
export const addRun: Handler<'POST /api/accounts/{accountId}/loss-runs'> = async (
  context,
  { query: { fields }, file },
) => {
  // Checked before the file is read, and again when it is stored.
  demand(mayManageLosses(context), lossMessages.onlyReads)
  const { account } = context.account
  const today = todayOf(context)
  const days = { receivedOn: today, today }
  if (!/\.(?:pdf|csv|xlsx|xls)$/i.test(file.name)) throw unprocessable({ file: lossMessages.fileKind })
  await context.read((tx) => demandFittingRun(tx, account, fields, days))
  const received = await receiveFile(context, file)
  return context.write(async (tx) => {
    demand(mayManageLosses(context), lossMessages.onlyReads)
    const terms = await demandFittingRun(tx, account, fields, days)
    const document = await addDocument(tx, context, received, {
      folder: ['Loss runs', folderName(fields.carrier)],
      type: 'LOSS_RUN',
      isInternal: false,
      onSameName: 'both',
    })
    const now = context.platform.now()
    const id = newId(now)
    await insertRow(tx, 'loss_runs', {
      account_code: account,
      id,
      ...columnsOf(fields, terms),
      document_id: document.id,
      file_name: document.name,
      created_by: context.actor.userId,
      created_at: now,
      removed_at: null,
    })
    await tx.record({
      action: 'loss-run.create',
      subject: { type: 'loss-run', id },
      after: { ...fields, document: document.id },
      events: [change(account, 'losses')],
    })
    return { status: 201, body: (await runView(tx, account, id, today))! }
  })
}

/** A carrier as the name of a folder, without the signs that a name of a file may not hold. */
export const folderName = (carrier: string): string => plainName(carrier).replace(/^\.+/, '').slice(0, 100).trim()
