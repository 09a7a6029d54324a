import type { Handler } from '../../platform/context.ts'
import { demand, notFound } from '../../platform/error-response.ts'
import { brokerageChange, change } from '../events/events.public.ts'
import { deleteFeature, featuresView } from '../features/features.public.ts'
import { refuseOpenFeature } from './refuse-open-feature.ts'

/** Removes the value that holds: the account's own, so that the brokerage's shows again, else the brokerage's. */
export const removeFeature: Handler<'DELETE /admin/features/account/{accountCode}/{flag}'> = async (
  context,
  { params },
) => {
  const { account } = context
  await refuseOpenFeature(context, { name: params.flag })
  return context.write(async (tx) => {
    demand(context.actor.isAdmin)
    const entry = (await featuresView(tx, account)).find(({ name }) => name === params.flag)
    if (entry === undefined) throw notFound()
    const { name, source, value } = entry
    await deleteFeature(tx, { access: account, source, name })
    await tx.record({
      action: 'feature.remove',
      subject: { type: 'feature', id: name },
      before: { value, source, ...(source === 'BROKERAGE' ? { brokerage: account.brokerage } : {}) },
      events: [
        source === 'BROKERAGE' ? brokerageChange(account.brokerage, 'features') : change(account.account, 'features'),
      ],
    })
    return { status: 200, body: await featuresView(tx, account) }
  })
}
