import { nameOfType } from '@portico/contract/areas/schedules/schedule-types.ts'
import type { Handler } from '../../../platform/context.ts'
import { stale } from '../../../platform/error-response.ts'
import { brokerageChange } from '../../events/events.public.ts'
import { rejectInvalid } from './checked-layout.ts'
import { unmarkDefault, updateLayout } from './layout.store.ts'
import { layoutsOfType, lockLayouts, namedLayouts } from './layout.view.ts'

/** Saves a layout. The default of a schedule stays the default until another is made that. */
export const saveLayout: Handler<'PUT /api/broker-admin/{id}/schedule-export/{type}/{layoutId}'> = async (
  context,
  { params: { type, layoutId }, body },
) =>
  context.write(async (tx) => {
    const { brokerage } = context.brokerage
    const of = { brokerage, type }
    await lockLayouts(tx, of)
    const standing = await layoutsOfType(tx, of)
    const before = standing.layouts.find((one) => one.layoutId === layoutId)
    if (before === undefined || before.version !== body.version) throw stale(before ?? null)
    rejectInvalid(standing, body.layout)
    const isDefault = body.isDefault || before.isDefault
    if (isDefault && !before.isDefault) await unmarkDefault(tx, of)
    const by = { by: context.actor.userId, at: context.platform.now() }
    await updateLayout(tx, of, { ...body, isDefault, layoutId }, by)
    const told = (name: string) => `${nameOfType(type)}, ${name}`
    await tx.record({
      action: 'schedule_layout.save',
      subject: { type: 'schedule_layout', id: layoutId },
      before: { name: told(before.name), isDefault: before.isDefault, layout: before.layout },
      after: { name: told(body.name), isDefault, layout: body.layout },
      events: [brokerageChange(brokerage, 'schedule-exports')],
    })
    return { status: 200, body: (await namedLayouts(tx, of)).find((one) => one.layoutId === layoutId)! }
  })
