import type { Handler } from '../../../platform/context.ts'
import { accountHead } from '../../accounts/accounts.public.ts'
import { brandingView } from '../../branding/branding.public.ts'
import { takeRequest } from './take-request.ts'

/** What the link of a request for a statement is for. */
export const lookAtRequest: Handler<'GET /open/claim-statements/{token}'> = async (context, { params }) => {
  const { request, read } = await takeRequest(context, params.token)
  const { person, lossOn, givenAt } = request
  return read(async (tx) => {
    const { companyName, subdomain } = await accountHead(tx, request.account)
    const branding = await brandingView(tx, subdomain ?? '')
    return { status: 200, body: { branding, company: companyName, person, lossOn, isGiven: givenAt !== null } }
  })
}
