import type { Handler } from '../../../platform/context.ts'
import { todayOf } from '../../../platform/today.ts'
import { demandReader } from '../claims.access.ts'
import { contactsView } from '../rules/rules.view.ts'
import { recordMedicalReading, shownClaims } from './shown-claims.ts'

/** The claims of an account, with the deadlines and contacts that go with them. Reading medical facts is recorded. */
export const listClaims: Handler<'GET /api/accounts/{accountId}/claims'> = async (context, { query }) => {
  const reader = demandReader(context)
  const { brokerage, isBrokerageAdmin } = context.account
  const [{ page, isMedical }, contacts] = await context.read((tx) =>
    Promise.all([shownClaims(tx, context, query), reader.isStaff ? contactsView(tx, brokerage) : []]),
  )
  if (isMedical) await recordMedicalReading(context)
  return {
    status: 200,
    body: {
      ...page,
      mayReport: reader.mayWrite,
      seesMedical: reader.seesMedical,
      isStaff: reader.isStaff,
      mayChangeRules: isBrokerageAdmin,
      mayChangePlatformRules: context.actor.isAdmin,
      brokerCode: brokerage,
      today: todayOf(context),
      contacts,
    },
  }
}
