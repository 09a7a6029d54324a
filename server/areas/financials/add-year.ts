import { financialMessages } from '@portico/contract/areas/financials/financial.messages.ts'
import type { FinancialYear, FinancialYearDraft } from '@portico/contract/areas/financials/financial.shapes.ts'
import { yearLimit } from '@portico/contract/areas/financials/financials.calls.ts'
import { isFuture } from '@portico/contract/kit/zone.rules.ts'
import type { AccountContext, Verb } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { demand, unprocessable } from '../../platform/refusal.ts'
import { todayOf } from '../../platform/today.ts'
import { change } from '../events/events.door.ts'
import { checkAgain } from '../schedules/schedules.door.ts'
import { keepsFinancials } from './financial.access.ts'
import { financialYearsView, financialYearView } from './financial-years.view.ts'
import { insertYear, lockYears } from './financial.store.ts'

/** Adds the figures of a fiscal year. */
export const addYear: Verb<'POST /api/accounts/{accountId}/financials'> = async (context, { body }) =>
  context.write(async (tx) => {
    const { account } = context.account
    demand(keepsFinancials(context.account), financialMessages.onlyReads)
    await lockYears(tx, account)
    const years = await financialYearsView(tx, account)
    demandFreeDay(context, body, years)
    if (years.length >= yearLimit) throw unprocessable({ fiscalYearEnd: `An account keeps ${yearLimit} years at most` })
    const id = newId(context.platform.now())
    await insertYear(tx, { account_code: account, id, ...columnsOf(context, body) })
    await checkAgain(tx, context.platform, account, ['GENERAL_LIABILITY'])
    const year = (await financialYearView(tx, account, id))!
    await tx.record({
      action: 'financials.add',
      subject: { type: 'financial-year', id },
      after: year,
      events: [change(account, 'financials')],
    })
    return { status: 201, body: year }
  })

/** What is said of a year, as its row keeps it. */
export const columnsOf = (context: AccountContext, year: FinancialYearDraft) => ({
  fiscal_year_end: year.fiscalYearEnd,
  is_interim: year.isInterim,
  statement_kind: year.statementKind,
  currency: year.currency,
  note: year.note,
  figures: JSON.stringify(Object.fromEntries(Object.entries(year.figures).filter(([, value]) => value !== null))),
  changed_by: context.actor.userId,
  changed_at: context.platform.now(),
})

/** Refuses a day that is still to come, and one that another of these years ends on. */
export function demandFreeDay(
  context: AccountContext,
  { fiscalYearEnd, isInterim }: Pick<FinancialYearDraft, 'fiscalYearEnd' | 'isInterim'>,
  others: readonly FinancialYear[],
): void {
  if (isFuture(fiscalYearEnd, todayOf(context))) throw unprocessable({ fiscalYearEnd: financialMessages.futureYear })
  if (others.some((year) => year.fiscalYearEnd === fiscalYearEnd && year.isInterim === isInterim))
    throw unprocessable({ fiscalYearEnd: financialMessages.sameYear })
}
