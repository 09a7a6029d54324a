import type { Verb } from '../../platform/context.ts'
import { todayOf } from '../../platform/today.ts'
import { demandReader } from './claims.access.ts'
import { claimRecords } from './claims.view.ts'
import { contactsView, deadlineRulesView } from './rules/rules.view.ts'
import { shownRow } from './shown-claim.ts'
import { valuedClaims } from './valued-claims.view.ts'

/** The claims of an account, with the deadlines and contacts that go with them. */
export const listClaims: Verb<'GET /api/accounts/{accountId}/claims'> = async (context) => {
  const reader = demandReader(context)
  const { brokerage, isBrokerageAdmin } = context.account
  const today = todayOf(context)
  return context.read(async (tx) => {
    const [records, rules, contacts, valued] = await Promise.all([
      claimRecords(tx, reader),
      deadlineRulesView(tx, brokerage),
      contactsView(tx, brokerage),
      valuedClaims(tx, reader),
    ])
    return {
      status: 200,
      body: {
        claims: records.map((record) => shownRow(reader, record, { rules, valued })),
        mayReport: reader.mayWrite,
        seesMedical: reader.seesMedical,
        isStaff: reader.isStaff,
        mayChangeRules: isBrokerageAdmin,
        mayChangePlatformRules: context.actor.isAdmin,
        brokerCode: brokerage,
        today,
        rules,
        contacts: reader.isStaff ? contacts : [],
      },
    }
  })
}
