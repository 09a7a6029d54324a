import { faultsOfLayout } from '@portico/contract/areas/schedule-exports/layout.rules.ts'
import { nameOfType } from '@portico/contract/areas/schedules/schedule-types.ts'
import type { Verb } from '../../../platform/context.ts'
import { demand, stale, unprocessable } from '../../../platform/refusal.ts'
import { brokerageChange } from '../../events/events.door.ts'
import { keepLayout } from './layout.store.ts'
import { layoutView } from './layout.view.ts'

/** Saves the layout of a schedule, or resets it to the standard. */
export const saveLayout: Verb<'PUT /api/broker-admin/{id}/schedule-export/{type}'> = async (
  context,
  { params: { type }, body },
) =>
  context.write(async (tx) => {
    const { brokerage, isBrokerageAdmin } = context.brokerage
    demand(isBrokerageAdmin)
    const of = { brokerage, type }
    const before = await layoutView(tx, of)
    const faults = body.layout === null ? {} : faultsOfLayout(before.columns, body.layout)
    if (Object.keys(faults).length > 0) throw unprocessable(inBody(faults))
    const by = { by: context.actor.userId, at: context.platform.now() }
    if (!(await keepLayout(tx, of, body, by))) throw stale(await layoutView(tx, of))
    await tx.record({
      action: 'schedule_layout.save',
      subject: { type: 'schedule_layout', id: `${brokerage}/${type}` },
      before: { name: nameOfType(type), layout: before.layout },
      after: { name: nameOfType(type), layout: body.layout },
      events: [brokerageChange(brokerage, 'schedule-exports')],
    })
    return { status: 200, body: await layoutView(tx, of) }
  })

/** Fields as the body of the call has them. */
const inBody = (faults: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(faults).map(([field, fault]) => [`layout.${field}`, fault]))
