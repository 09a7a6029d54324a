import { errorsOfSettings } from '@portico/contract/areas/schedules/columns/column-errors.ts'
import type { ProposedColumns } from '@portico/contract/areas/schedules/columns/column-settings.shapes.ts'
import { isStandard, shownColumns } from '@portico/contract/areas/schedules/columns/shape-columns.ts'
import { columnsOf } from '@portico/contract/areas/schedules/columns/schedule-columns.ts'
import { narrowingsOf, type Narrowing } from '@portico/contract/areas/schedules/columns/narrowing.ts'
import type { Handler } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { stale, unprocessable } from '../../../platform/error-response.ts'
import type { WriteTx } from '../../../platform/write.ts'
import type { Change } from '../tabs/tab.store.ts'
import { storeProposal, type ColumnsOf, type Decided } from './columns.store.ts'
import { columnsView } from './columns.view.ts'
import { saveColumns } from './save-columns.ts'

/** Saves what a brokerage decides of columns at once, unless rows might fail it: then it is a proposal first. */
export const changeColumns: Handler<'PUT /api/broker-admin/{id}/schedule-columns/{type}'> = async (
  context,
  { params: { type }, body },
) =>
  context.write(async (tx) => {
    const { brokerage } = context.brokerage
    const standard = columnsOf(type)
    const errors = errorsOfSettings(standard, body.settings)
    if (Object.keys(errors).length > 0) throw unprocessable(errors)
    const of = { brokerage, type }
    const before = await columnsView(tx, of)
    if (before.version !== body.version) throw stale(before)
    const by = { by: context.actor.userId, at: context.platform.now() }
    const decided = { version: body.version, settings: isStandard(standard, body.settings) ? [] : body.settings }
    const shown = (settings: Decided['settings']) => shownColumns(standard, settings)
    const narrowings = narrowingsOf(shown(before.settings), shown(decided.settings))
    if (narrowings.length > 0) return { status: 202, body: await propose(tx, of, { decided, narrowings, by }) }
    await tx.record(await saveColumns(tx, context.platform, { of, before, decided, by }))
    return { status: 200, body: await columnsView(tx, of) }
  })

async function propose(
  tx: WriteTx,
  of: ColumnsOf,
  { decided, narrowings, by }: { decided: Decided; narrowings: readonly Narrowing[]; by: Change },
): Promise<ProposedColumns> {
  const id = newId(by.at)
  await storeProposal(tx, of, { id, ...decided }, by)
  const narrowed = narrowings.map(({ tomorrow: { key, heading } }) => ({ key, heading }))
  await tx.record({
    action: 'schedule_columns.propose',
    subject: { type: 'schedule_columns', id: `${of.brokerage}/${of.type}` },
    after: { version: decided.version, narrowed: narrowed.map(({ heading }) => heading) },
  })
  return { proposalId: id, narrowed }
}
