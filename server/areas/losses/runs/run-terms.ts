import { findingsOf } from '@portico/contract/areas/losses/run-findings.ts'
import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import type { LossRunFields, LossRunTerm } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import { accountHead } from '../../accounts/accounts.public.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { unprocessable } from '../../../platform/error-response.ts'
import { termsView } from '../overview/terms.view.ts'

/** The chosen policy terms; rejects one that is not the account's, or has not started. */
export async function chosenTerms(
  tx: Tx,
  account: string,
  policyIds: readonly string[],
  today: string,
): Promise<LossRunTerm[]> {
  const terms = (await termsView(tx, account, today)).filter(({ policyId }) => policyIds.includes(policyId))
  if (terms.length < new Set(policyIds).size) throw unprocessable({ policyIds: lossMessages.termUnknown })
  return terms
}

/** The terms of a loss run. Rejects a valuation after the received date, and mismatches that were not acknowledged. */
export async function demandFittingRun(
  tx: Tx,
  account: string,
  fields: LossRunFields,
  { receivedOn, today }: { readonly receivedOn: string; readonly today: string },
): Promise<LossRunTerm[]> {
  if (fields.valuationOn > receivedOn) throw unprocessable({ valuationOn: lossMessages.valuationAfterUpload })
  const terms = await chosenTerms(tx, account, fields.policyIds, today)
  const { companyName } = await accountHead(tx, account)
  const left = findingsOf(fields, companyName, terms).filter(
    ({ finding }) => !fields.acknowledged.some((each) => each.finding === finding),
  )
  if (left.length > 0)
    throw unprocessable(Object.fromEntries(left.map(({ finding, text }) => [`acknowledged.${finding}`, text])))
  return terms
}

/** A loss run's columns. */
export const columnsOf = (fields: LossRunFields, terms: readonly LossRunTerm[]) => ({
  carrier: fields.carrier,
  insured_name: fields.insuredName,
  policy_numbers: fields.policyNumbers,
  period_from: fields.periodFrom,
  period_to: fields.periodTo,
  terms: JSON.stringify(terms),
  valuation_on: fields.valuationOn,
  totals: JSON.stringify(fields.totals),
  acknowledged: JSON.stringify(fields.acknowledged),
})
