import { vendorFigures } from '@portico/contract/areas/vendors/vendor-figures.ts'
import type { Handler } from '../../platform/context.ts'
import { todayOf } from '../../platform/dates/today.ts'
import { requirementSetsView } from './sets/sets.view.ts'
import { shownRow } from './shown-vendor.ts'
import { demandReader, mayWrite } from './vendors.access.ts'
import { vendorFactsView, vendorRecordsView } from './vendors.view.ts'

/** The vendors of an account with their status today, and the figures over all of them. */
export const listVendors: Handler<'GET /api/accounts/{accountId}/vendors'> = async (context) => {
  demandReader(context)
  const { account } = context.account
  const today = todayOf(context)
  return context.read(async (tx) => {
    const [records, facts, sets] = await Promise.all([
      vendorRecordsView(tx, account),
      vendorFactsView(tx, account),
      requirementSetsView(tx, account),
    ])
    const counted = records.map((record) => ({ coverage: facts.get(record.id)!, spend: record.spend }))
    const { spendByDay, ...figures } = vendorFigures(counted, today)
    return {
      status: 200,
      body: {
        vendors: records.map((record) => shownRow(record, facts.get(record.id)!, today)),
        sets,
        figures: { ...figures, spendByDay: [...spendByDay] },
        mayWrite: mayWrite(context),
        today,
      },
    }
  })
}
