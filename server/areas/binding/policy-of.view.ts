import type { BindTerms } from '@portico/contract/areas/binding/binding.shapes.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { OrderRow } from './binding.store.ts'

/** An order as a policy of the account, by what one of its papers says. Of taxes and fees, what the quote calls fees are fees. */
export async function policyOf(
  tx: Tx,
  { account_code: account, quote_id: quoteId, publication, line, carrier, plan }: OrderRow,
  { insuredName, effectiveOn, expiresOn, premium, taxesAndFees, coverages }: BindTerms,
  policyNumber: string,
) {
  const quote = await tx.db
    .selectFrom('quote_publications')
    .select('content')
    .where('account_code', '=', account)
    .where('quote_id', '=', quoteId)
    .where('number', '=', publication)
    .executeTakeFirst()
  const fees = Math.min(quote?.content.fees ?? 0, taxesAndFees)
  return {
    fields: {
      policyNumber,
      policyType: line,
      carrier,
      name: null,
      effectiveDate: effectiveOn,
      expirationDate: expiresOn,
      isProject: false,
      premium,
      taxes: taxesAndFees - fees,
      fees,
      billType: null,
      paymentPlan: plan,
      namedInsureds: [insuredName],
      insuredLocations: [],
    },
    coverages,
  }
}
