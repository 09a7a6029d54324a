import { financialMessages } from '@portico/contract/areas/financials/financial.messages.ts'
import type { Verb } from '../../platform/context.ts'
import { demand, notFound, stale } from '../../platform/refusal.ts'
import { change } from '../events/events.door.ts'
import { checkAgain } from '../schedules/schedules.door.ts'
import { columnsOf, demandFreeDay } from './add-year.ts'
import { keepsFinancials } from './financial.access.ts'
import { financialYearsView } from './financial-years.view.ts'
import { lockYears, updateYear } from './financial.store.ts'

/** Changes the figures of a fiscal year. */
export const changeYear: Verb<'PUT /api/accounts/{accountId}/financials/{yearId}'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    const { account } = context.account
    demand(keepsFinancials(context.account), financialMessages.onlyReads)
    await lockYears(tx, account)
    const years = await financialYearsView(tx, account)
    const before = years.find(({ id }) => id === params.yearId)
    if (before === undefined) throw notFound()
    if (body.version !== before.version) throw stale(before)
    demandFreeDay(
      context,
      body,
      years.filter(({ id }) => id !== before.id),
    )
    await updateYear(tx, account, { id: before.id, version: body.version }, columnsOf(context, body))
    await checkAgain(tx, context.platform, account, ['GENERAL_LIABILITY'])
    const after = (await financialYearsView(tx, account)).find(({ id }) => id === before.id)!
    await tx.record({
      action: 'financials.change',
      subject: { type: 'financial-year', id: before.id },
      before,
      after,
      events: [change(account, 'financials')],
    })
    return { status: 200, body: after }
  })
