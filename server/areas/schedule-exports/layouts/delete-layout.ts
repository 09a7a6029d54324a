import { layoutMessages } from '@portico/contract/areas/schedule-exports/layout.messages.ts'
import { nameOfType } from '@portico/contract/areas/schedules/schedule-types.ts'
import type { Handler } from '../../../platform/context.ts'
import { notFound, ErrorResponse } from '../../../platform/error-response.ts'
import { brokerageChange } from '../../events/events.public.ts'
import { deleteLayout as deleteLayoutRow } from './layout.store.ts'
import { lockLayouts, namedLayouts } from './layout.view.ts'

/** Deletes a layout. If there are others, one must be made the default before the default is deleted. */
export const deleteLayout: Handler<'DELETE /api/broker-admin/{id}/schedule-export/{type}/{layoutId}'> = async (
  context,
  { params: { type, layoutId } },
) =>
  context.write(async (tx) => {
    const { brokerage } = context.brokerage
    const of = { brokerage, type }
    await lockLayouts(tx, of)
    const layouts = await namedLayouts(tx, of)
    const gone = layouts.find((one) => one.layoutId === layoutId)
    if (gone === undefined) throw notFound()
    if (gone.isDefault && layouts.length > 1) throw new ErrorResponse(409, 'is_default', layoutMessages.defaultStays)
    await deleteLayoutRow(tx, of, layoutId)
    await tx.record({
      action: 'schedule_layout.delete',
      subject: { type: 'schedule_layout', id: layoutId },
      before: { name: `${nameOfType(type)}, ${gone.name}`, layout: gone.layout },
      events: [brokerageChange(brokerage, 'schedule-exports')],
    })
    return { status: 204 }
  })
