import { renewalPairs } from '@portico/contract/areas/certificate-renewals/certificate-renewal.rules.ts'
import type { Handler } from '../../platform/context.ts'
import { todayOf } from '../../platform/dates/today.ts'
import { demandReader } from '../certificates/certificates.public.ts'
import { certificatesPerPolicy, latestRenewals, termPolicies } from './renewal.view.ts'

/** The latest certificate renewals, and the renewed policies whose certificates can be renewed. */
export const listRenewals: Handler<'GET /api/accounts/{accountId}/certificate-renewals'> = async (context) => {
  const { account, mayWrite } = demandReader(context)
  const today = todayOf(context)
  return context.read(async (tx) => {
    const terms = await termPolicies(tx, account, today)
    const many = await certificatesPerPolicy(tx, account)
    const policies = renewalPairs(terms, today).map(({ from, to }) => {
      const { id, policyType, policyNumber, effectiveOn } = terms.find((each) => each.id === to)!
      const replaces = terms.find((each) => each.id === from)!.policyNumber
      return { id, policyType, policyNumber, effectiveOn, replaces, certificates: many.get(from) ?? 0 }
    })
    return { status: 200, body: { renewals: await latestRenewals(tx, account), policies, mayChange: mayWrite } }
  })
}
