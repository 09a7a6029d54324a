import { lossErrors } from '@portico/contract/areas/losses/loss-errors.ts'
import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import type { LossFields } from '@portico/contract/areas/losses/loss.shapes.ts'
import type { Handler } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { mayManageLosses } from '../losses.access.ts'
import { wantedRun } from '../runs/run-to-change.ts'
import { columnsOf } from './loss-columns.ts'
import { insertLosses } from './loss.store.ts'
import { lossesOfRun } from './losses.view.ts'
import { readRunFile } from './read-run-file.ts'

/** Adds the losses of a file that are valid and not in the run yet. */
export const importRows: Handler<'POST /api/accounts/{accountId}/loss-runs/{runId}/rows'> = async (
  context,
  { params, body },
) => {
  // Checked before the file is read, and again when its losses are stored.
  demand(mayManageLosses(context), lossMessages.onlyReads)
  const preview = await readRunFile(context, params.runId, body.columns)
  const wanted = preview.rows.flatMap(({ loss, isThere }) => (loss === null || isThere ? [] : [loss]))
  return context.write(async (tx) => {
    demand(mayManageLosses(context), lossMessages.onlyReads)
    const { account } = context.account
    const run = await wantedRun(tx, context, params.runId)
    const fitting = wanted.filter((loss) => lossErrors(loss, run) === undefined)
    if (fitting.length === 0) throw unprocessable({ file: lossMessages.nothingToImport }, lossMessages.nothingToImport)
    const now = context.platform.now()
    const by = { account_code: account, run_id: run.id, created_by: context.actor.userId, created_at: now }
    const rowOf = (loss: LossFields) => ({ ...by, id: newId(now), ...columnsOf(loss) })
    let added = 0
    for (let at = 0; at < fitting.length; at += batch) {
      // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
      added += (await insertLosses(tx, fitting.slice(at, at + batch).map(rowOf))).length
    }
    await tx.record({
      action: 'loss.import',
      subject: { type: 'loss-run', id: run.id },
      after: { file: run.fileName, added, leftOut: preview.rows.length - added },
      events: [change(account, 'losses')],
    })
    const losses = await lossesOfRun(tx, account, run.id)
    return { status: 200, body: { run: await wantedRun(tx, context, run.id), losses } }
  })
}

/** Rows added by one statement: a statement has a limit of values. */
const batch = 500
