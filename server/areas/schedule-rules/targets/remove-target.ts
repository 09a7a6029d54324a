import type { Handler } from '../../../platform/context.ts'
import { deleteRow } from '../../../platform/database/rows.ts'
import { demand, notFound, stale } from '../../../platform/error-response.ts'
import { lockTarget } from './targets.store.ts'
import { targetsView } from './targets.view.ts'

/** Removes the target of a line. */
export const removeTarget: Handler<'DELETE /api/administration/completeness-targets/{line}'> = async (
  context,
  { params: { line }, query: { version } },
) =>
  context.write(async (tx) => {
    demand(context.actor.isAdmin)
    const before = await lockTarget(tx, line)
    if (before === undefined) throw notFound()
    if (before.version !== version) throw stale(before)
    await deleteRow(tx, 'completeness_targets', { line })
    await tx.record({
      action: 'completeness_target.remove',
      subject: { type: 'completeness_target', id: line },
      before,
    })
    return { status: 200, body: await targetsView(tx) }
  })
