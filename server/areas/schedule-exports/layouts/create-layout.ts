import { layoutMessages } from '@portico/contract/areas/schedule-exports/layout.messages.ts'
import { nameOfType } from '@portico/contract/areas/schedules/schedule-types.ts'
import type { Handler } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { unprocessable } from '../../../platform/error-response.ts'
import { brokerageChange } from '../../events/events.public.ts'
import { rejectInvalid } from './checked-layout.ts'
import { insertLayout, unmarkDefault } from './layout.store.ts'
import { layoutsOfType, lockLayouts, namedLayouts } from './layout.view.ts'

const most = 50

/** Creates a layout. A schedule's first layout is its default in any case. */
export const createLayout: Handler<'POST /api/broker-admin/{id}/schedule-export/{type}'> = async (
  context,
  { params: { type }, body },
) =>
  context.write(async (tx) => {
    const { brokerage } = context.brokerage
    const of = { brokerage, type }
    await lockLayouts(tx, of)
    const before = await layoutsOfType(tx, of)
    rejectInvalid(before, body.layout)
    if (before.layouts.length >= most) throw unprocessable({ name: layoutMessages.tooMany }, layoutMessages.tooMany)
    const isDefault = body.isDefault || before.layouts.length === 0
    const now = context.platform.now()
    const layoutId = newId(now)
    if (isDefault) await unmarkDefault(tx, of)
    await insertLayout(tx, of, { ...body, isDefault, layoutId }, { by: context.actor.userId, at: now })
    await tx.record({
      action: 'schedule_layout.create',
      subject: { type: 'schedule_layout', id: layoutId },
      after: { name: `${nameOfType(type)}, ${body.name}`, isDefault, layout: body.layout },
      events: [brokerageChange(brokerage, 'schedule-exports')],
    })
    return { status: 201, body: (await namedLayouts(tx, of)).find((one) => one.layoutId === layoutId)! }
  })
