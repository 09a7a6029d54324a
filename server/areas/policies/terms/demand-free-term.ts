import { policyMessages } from '@portico/contract/areas/policies/policy.messages.ts'
import { americanDay } from '@portico/contract/kit/zone.rules.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { unprocessable } from '../../../platform/error-response.ts'
import { overlappingTerm, type Term } from './overlapping-term.view.ts'

/**
 * Rejects a term that overlaps another policy of the same number and type. `id` is the policy's own, once it has one.
 */
export async function demandFreeTerm(tx: Tx, account: string, term: Term, id: string | null): Promise<void> {
  const other = await overlappingTerm(tx, account, term, id)
  if (other === undefined) return
  throw unprocessable({
    policyNumber: policyMessages.overlap(americanDay(other.effectiveDate), americanDay(other.expirationDate)),
  })
}
