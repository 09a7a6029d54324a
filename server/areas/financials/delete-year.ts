import { financialMessages } from '@portico/contract/areas/financials/financial.messages.ts'
import type { Verb } from '../../platform/context.ts'
import { demand, notFound } from '../../platform/refusal.ts'
import { change } from '../events/events.door.ts'
import { checkAgain } from '../schedules/schedules.door.ts'
import { keepsFinancials } from './financial.access.ts'
import { financialYearsView } from './financial-years.view.ts'
import { deleteYearRow, lockYears } from './financial.store.ts'

/** Deletes a fiscal year; the audit row keeps its figures, the library its files. */
export const deleteYear: Verb<'DELETE /api/accounts/{accountId}/financials/{yearId}'> = async (context, { params }) =>
  context.write(async (tx) => {
    const { account } = context.account
    demand(keepsFinancials(context.account), financialMessages.onlyReads)
    await lockYears(tx, account)
    const years = await financialYearsView(tx, account)
    const year = years.find(({ id }) => id === params.yearId)
    if (year === undefined) throw notFound()
    await deleteYearRow(tx, account, year.id)
    await checkAgain(tx, context.platform, account, ['GENERAL_LIABILITY'])
    await tx.record({
      action: 'financials.delete',
      subject: { type: 'financial-year', id: year.id },
      before: year,
      events: [change(account, 'financials')],
    })
    return { status: 200, body: years.filter(({ id }) => id !== year.id) }
  })
