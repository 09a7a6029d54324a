import { revealsMedical } from '@portico/contract/areas/claims/reading/shown-claim.ts'
import type { Handler } from '../../../platform/context.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { demandReader } from '../claims.access.ts'
import { contactsView } from '../rules/rules.view.ts'
import { claimPage } from './claim-page.view.ts'
import { recordMedicalReading, shownClaims } from './shown-claims.ts'

/** The claims of an account, with the deadlines and contacts that go with them. Reading medical facts is recorded. */
export const listClaims: Handler<'GET /api/accounts/{accountId}/claims'> = async (context, { query }) => {
  const reader = demandReader(context)
  const { brokerage, isBrokerageAdmin } = context.account
  const { records, contacts, ...page } = await context.read(async (tx) => {
    const [found, carriers] = await Promise.all([
      claimPage(tx, reader, query),
      reader.isStaff ? contactsView(tx, brokerage) : [],
    ])
    return { ...found, ...(await shownClaims(tx, context, found.records)), contacts: carriers }
  })
  if (records.some((record) => revealsMedical(reader, record))) await recordMedicalReading(context)
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
