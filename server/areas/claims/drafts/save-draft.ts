import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import {
  type ClaimPolicy,
  cleanAnswers,
  policiesInForce,
  splitAnswers,
} from '@portico/contract/areas/claims/claim.rules.ts'
import { maskSocialSecurity } from '@portico/contract/kit/tax-number.ts'
import type { ClaimEdit } from '@portico/contract/areas/claims/claim.shapes.ts'
import { isDay } from '@portico/contract/kit/text.ts'
import type { Handler } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { claimView } from '../claim-details.view.ts'
import { claimPolicies } from '../claim-options.view.ts'
import { draftToChange, ofClaim, saveClaim, takenOver } from '../claim.store.ts'
import { demandReader } from '../claims.access.ts'

/** Saves a draft as it is typed: nothing has to be complete yet. */
export const saveDraft: Handler<'PUT /api/accounts/{accountId}/claims/{claimId}'> = async (context, { params, body }) =>
  context.write(async (tx) => {
    const reader = demandReader(context)
    demand(reader.mayWrite, claimMessages.onlyReads)
    const from = { id: params.claimId, version: body.version }
    const claim = await draftToChange(tx, context, reader, from)
    await saveClaim(tx, context, reader, from, {
      ...(await draftColumns(tx, reader.account, body)),
      ...takenOver(reader, claim),
    })
    await tx.record({ ...ofClaim(reader.account, claim.id), action: 'claim.save', after: { type: body.type } })
    return { status: 200, body: await claimView(tx, context, reader, claim.id) }
  })

async function draftColumns(tx: Tx, account: string, { type, policyId, answers, triage }: ClaimEdit) {
  const cleaned = cleanAnswers(answers)
  const { open, medical } = splitAnswers(cleaned)
  const policies = await claimPolicies(tx, account)
  return {
    type,
    answers: JSON.stringify(open),
    medical: JSON.stringify(medical),
    triage: triage === null ? null : JSON.stringify({ ...triage, because: maskSocialSecurity(triage.because) }),
    policy: jsonOrNull(chosenPolicy(policies, { type, policyId, answers: cleaned })),
    loss_on: isDay(open['lossOn'] ?? '') ? open['lossOn']! : null,
    claimant: open['claimant'] ?? '',
  }
}

const jsonOrNull = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value))

/** The policy that was chosen, else the likeliest of those in force on the day. */
function chosenPolicy(
  policies: readonly ClaimPolicy[],
  { type, policyId, answers }: Pick<ClaimEdit, 'type' | 'policyId' | 'answers'>,
): ClaimPolicy | undefined {
  if (policyId === null) return policiesInForce(policies, type, answers)[0]
  const chosen = policies.find(({ id }) => id === policyId)
  if (chosen === undefined) throw unprocessable({ policyId: claimMessages.unknownPolicy })
  return chosen
}
