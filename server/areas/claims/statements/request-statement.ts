import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import { statementMail } from '@portico/contract/areas/claims/statements/statement.emails.ts'
import { statementMessages } from '@portico/contract/areas/claims/statements/statement.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { insertRow } from '../../../platform/database/rows.ts'
import { newId } from '../../../platform/ids.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { hashOfToken, newToken } from '../../../platform/secret.ts'
import { accountHead } from '../../accounts/accounts.public.ts'
import { addEntry, ofClaim, reportedClaim } from '../claim.store.ts'
import { demandReader } from '../claims.access.ts'
import { statementsView } from './statements.view.ts'

const mostRequests = 50
const dayMs = 86_400_000

/** Emails someone a link to give a statement on a claim. */
export const requestStatement: Handler<'POST /api/accounts/{accountId}/claims/{claimId}/statements'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    const reader = demandReader(context)
    demand(reader.mayWrite, claimMessages.onlyReads)
    const claim = await reportedClaim(tx, reader, params.claimId)
    const now = context.platform.now()
    if ((await statementsView(tx, reader, claim, now)).length >= mostRequests)
      throw unprocessable({ email: statementMessages.tooMany })
    const { days, ...asked } = body
    const token = newToken()
    const expiresAt = new Date(now.getTime() + days * dayMs)
    const id = newId(now)
    await insertRow(tx, 'claim_statements', {
      account_code: reader.account,
      id,
      claim_id: claim.id,
      ...asked,
      token_hash: hashOfToken(token),
      asked_by: reader.userId,
      asked_at: now,
      expires_at: expiresAt,
      revoked_at: null,
      given_at: null,
    })
    await addEntry(tx, context, claim.id, { kind: 'DETAILS', text: statementMessages.asked(body.person) })
    const { companyName, brand } = await accountHead(tx, reader.account)
    await tx.record({
      ...ofClaim(reader.account, claim.id),
      action: 'claim-statement.request',
      after: { person: body.person, role: body.role, email: body.email },
      messages: [
        statementMail.mail({
          to: body.email,
          brand,
          language: body.language,
          person: body.person,
          company: companyName,
          expiresAt,
          link: `/o/${token}/claim-statement`,
        }),
      ],
    })
    return { status: 201, body: await statementsView(tx, reader, claim, now) }
  })
