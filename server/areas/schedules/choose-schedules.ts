import { effectiveValue } from '@portico/contract/areas/features/effective-value.ts'
import type { Handler } from '../../platform/context.ts'
import { demand, stale } from '../../platform/error-response.ts'
import { change } from '../events/events.public.ts'
import { refuseOpenFeature } from '../feature-settings/feature-settings.public.ts'
import { featuresView, saveFeature, setBy } from '../features/features.public.ts'
import { actsForBrokerage } from './schedule.access.ts'

/** Chooses which schedules an account keeps. Rows of a schedule that it no longer keeps stay for when it does again. */
export const chooseSchedules: Handler<'PUT /api/accounts/{id}/schedules/shown'> = async (context, { body }) => {
  const types = [...new Set(body.types)]
  if (actsForBrokerage(context.account))
    await refuseOpenFeature(context, { name: 'SCHEDULES_TO_SHOW', source: 'ACCOUNT', value: types })
  return context.write(async (tx) => {
    demand(actsForBrokerage(context.account))
    const { account } = context.account
    const before = effectiveValue(await featuresView(tx, context.account), 'SCHEDULES_TO_SHOW')
    if (!isSame(before, body.was)) throw stale({ types: before })
    const shown = { access: context.account, source: 'ACCOUNT', name: 'SCHEDULES_TO_SHOW' } as const
    await saveFeature(tx, shown, types, setBy(context))
    await tx.record({
      action: 'schedule.choose',
      subject: { type: 'schedules', id: account },
      before: { types: before },
      after: { types },
      events: [change(account, 'features')],
    })
    return { status: 200, body: { types } }
  })
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((type) => other.includes(type))
