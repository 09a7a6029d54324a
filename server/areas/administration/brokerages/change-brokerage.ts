import type { Handler } from '../../../platform/context.ts'
import { insertIfAbsent } from '../../../platform/database/rows.ts'
import { demand, stale } from '../../../platform/error-response.ts'
import { brokerageView, saveBrokerage } from '../../brokerages/brokerages.public.ts'
import { brokerageChange } from '../../events/events.public.ts'
import { demandFreeSubdomain } from './demand-free-subdomain.ts'

/** Changes the name and subdomain of a brokerage. */
export const changeBrokerage: Handler<'PUT /api/brokerages/{brokerCode}'> = async (context, { params, body }) =>
  context.write(async (tx) => {
    demand(context.actor.isAdmin)
    const { brokerCode: code } = params
    const { was, ...record } = body
    const before = await brokerageView(tx, context.actor, code)
    if (before.brokerName !== was.brokerName || before.subdomain !== was.subdomain) throw stale(before)
    await demandFreeSubdomain(tx, code, record.subdomain)
    if (before.subdomain !== null && before.subdomain !== record.subdomain)
      await insertIfAbsent(tx, 'former_subdomains', { subdomain: before.subdomain, brokerage_code: code })
    await saveBrokerage(tx, code, { name: record.brokerName, subdomain: record.subdomain })
    await tx.record({
      action: 'brokerage.change',
      subject: { type: 'brokerage', id: code },
      before: was,
      after: record,
      events: [brokerageChange(code, 'branding')],
    })
    return { status: 200, body: await brokerageView(tx, context.actor, code) }
  })
