import type { Verb } from '../../platform/context.ts'
import { notFound } from '../../platform/refusal.ts'
import { change } from '../events/events.door.ts'
import { demandKeeper } from './financial.access.ts'
import { financialYearsView } from './financial-years.view.ts'
import { deleteYearRow, lockYears } from './financial.store.ts'

/** Deletes a fiscal year; the audit row keeps its figures, the library its files. */
export const deleteYear: Verb<'DELETE /api/accounts/{accountId}/financials/{yearId}'> = async (context, { params }) =>
  context.write(async (tx) => {
    const { account } = context.account
    demandKeeper(context.account)
    await lockYears(tx, account)
    const years = await financialYearsView(tx, account)
    const year = years.find(({ id }) => id === params.yearId)
    if (year === undefined) throw notFound()
    await deleteYearRow(tx, account, year.id)
    await tx.record({
      action: 'financials.delete',
      subject: { type: 'financial-year', id: year.id },
      before: year,
      events: [change(account, 'financials')],
    })
    return { status: 200, body: years.filter(({ id }) => id !== year.id) }
  })
