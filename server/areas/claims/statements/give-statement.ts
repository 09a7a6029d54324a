import { maskSocialSecurity } from '@portico/contract/kit/tax-number.ts'
import { statementMessages } from '@portico/contract/areas/claims/statements/statement.messages.ts'
import { guestContext } from '../../../platform/access/guest-context.ts'
import type { Handler } from '../../../platform/context.ts'
import { updateRow } from '../../../platform/database/rows.ts'
import { addEntry, ofClaim } from '../claim.store.ts'
import { notifyFollowers } from '../notify.ts'
import { badLink, takeRequest } from './take-request.ts'

/** Stores a statement, once; both sides of the claim are notified. */
export const giveStatement: Handler<'POST /open/claim-statements/{token}'> = async (context, { params, body }) => {
  const { request, ...bounded } = await takeRequest(context, params.token)
  const { account, brokerage, id, claimId, ourNumber, person } = request
  return bounded.write(async (tx) => {
    const answers = Object.fromEntries(Object.entries(body).map(([key, value]) => [key, maskSocialSecurity(value)]))
    const key = { account_code: account, id, given_at: null, revoked_at: null }
    const now = context.platform.now()
    if (!(await updateRow(tx, 'claim_statements', key, { given_at: now, answers: JSON.stringify(answers) })))
      throw badLink()
    const message = statementMessages.given(person)
    const people = await notifyFollowers(
      tx,
      context.platform,
      { account, brokerage, reporter: request.createdBy },
      {
        message: `${message}, claim ${ourNumber}`,
        note: null,
        page: claimId,
      },
    )
    const guest = guestContext(context, { ...request, madeBy: request.askedBy, sender: person })
    await addEntry(tx, guest, claimId, { kind: 'DETAILS', text: message, notified: people.map(({ name }) => name) })
    await tx.record({ ...ofClaim(account, claimId), action: 'claim-statement.give', after: { person } })
    return { status: 204 }
  })
}
