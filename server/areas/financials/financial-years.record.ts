import { financialMessages } from '@portico/contract/areas/financials/financial.messages.ts'
import { financialYear } from '@portico/contract/areas/financials/financial.shapes.ts'
import { isFuture } from '@portico/contract/kit/zone.rules.ts'
import { serveRecord } from '../../platform/records/serve-record.ts'
import { unprocessable } from '../../platform/error-response.ts'
import { todayOf } from '../../platform/dates/today.ts'
import { checkAgain } from '../schedules/schedules.public.ts'
import { financialYearsView } from './financial-years.view.ts'

/** Fiscal years, none in the future; sales in general liability schedules are checked against them. */
export const financialYears = serveRecord(financialYear, {
  table: 'financial_years',
  read: (tx, { context }, id) => financialYearsView(tx, context.account.account, id),
  check(_, { context, after }) {
    if (after !== undefined && isFuture(after.fiscalYearEnd, todayOf(context)))
      throw unprocessable({ fiscalYearEnd: financialMessages.futureYear })
  },
  columns: (_, { context, after }) => ({
    figures: JSON.stringify(Object.fromEntries(Object.entries(after.figures).filter(([, value]) => value !== null))),
    is_other_currency: undefined,
    changed_by: context.actor.userId,
    changed_at: context.platform.now(),
  }),
  effects: (tx, { context }) => checkAgain(tx, context.platform, context.account.account, ['GENERAL_LIABILITY']),
})
