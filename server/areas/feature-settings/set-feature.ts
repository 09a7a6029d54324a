import { readFeatureValue } from '@portico/contract/areas/features/feature.rules.ts'
import { FeatureValue } from '@portico/contract/areas/features/feature.shapes.ts'
import { featureMessages } from '@portico/contract/areas/features/feature.messages.ts'
import type { Handler } from '../../platform/context.ts'
import { demand, unprocessable } from '../../platform/error-response.ts'
import { brokerageChange, change } from '../events/events.public.ts'
import { featuresView, saveFeature, setBy } from '../features/features.public.ts'
import { refuseOpenFeature } from './refuse-open-feature.ts'

/** Sets a flag for an account or its brokerage; open pages refetch it. */
export const setFeature: Handler<'POST /admin/features/account/{accountCode}'> = async (context, { body }) => {
  const { account } = context
  const { featureFlag: name, source } = body
  const value = fitting(name, body.value)
  await refuseOpenFeature(context, { name, source, value })
  return context.write(async (tx) => {
    demand(context.actor.isAdmin)
    const before = (await featuresView(tx, account)).find((entry) => entry.name === name)
    await saveFeature(tx, { access: account, source, name }, value, setBy(context))
    await tx.record({
      action: 'feature.set',
      subject: { type: 'feature', id: name },
      ...(before === undefined ? {} : { before: { value: before.value, source: before.source } }),
      after: { value, source, ...(source === 'BROKERAGE' ? { brokerage: account.brokerage } : {}) },
      events: [
        source === 'BROKERAGE' ? brokerageChange(account.brokerage, 'features') : change(account.account, 'features'),
      ],
    })
    return { status: 200, body: await featuresView(tx, account) }
  })
}

/** The value in its flag's type. JSON and plain values accept the same texts. */
function fitting(...[name, sent]: Parameters<typeof readFeatureValue>) {
  const read = readFeatureValue(name, sent)
  if ('error' in read) throw unprocessable({ value: read.error })
  const checked = FeatureValue.safeParse(read.value)
  if (!checked.success) throw unprocessable({ value: featureMessages.mapTexts })
  return checked.data
}
