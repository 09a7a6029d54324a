import { completenessTargetMessages } from '@portico/contract/areas/schedule-rules/targets/completeness-target.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { insertIfAbsent, updateAtVersion } from '../../../platform/database/rows.ts'
import { demand, notFound, stale, unprocessable } from '../../../platform/error-response.ts'
import { lockTarget } from './targets.store.ts'
import { targetsView } from './targets.view.ts'

/** Saves the target of a line: a new one from version 0, else over the version that was seen. */
export const saveTarget: Handler<'PUT /api/administration/completeness-targets/{line}'> = async (
  context,
  { params: { line }, body: { percent, daysBefore, version } },
) =>
  context.write(async (tx) => {
    demand(context.actor.isAdmin)
    const before = await lockTarget(tx, line)
    const by = { changed_by: context.actor.userId, changed_at: context.platform.now() }
    const target = { percent, days_before: daysBefore, ...by }
    if (version === 0) {
      const isNew = before === undefined && (await insertIfAbsent(tx, 'completeness_targets', { line, ...target }))
      if (!isNew) throw unprocessable({ line: completenessTargetMessages.exists })
    } else {
      if (before === undefined) throw notFound()
      if (!(await updateAtVersion(tx, 'completeness_targets', { line, version }, target))) throw stale(before)
    }
    await tx.record({
      action: 'completeness_target.save',
      subject: { type: 'completeness_target', id: line },
      before,
      after: { percent, daysBefore },
    })
    return { status: 200, body: await targetsView(tx) }
  })
