import { confirmDays } from '@portico/contract/areas/certificate-subscriptions/subscription.emails.ts'
import { certificateSubscriptionMessages } from '@portico/contract/areas/certificate-subscriptions/certificate-subscription.messages.ts'
import type { OpenContext } from '../../platform/context.ts'
import { ErrorResponse } from '../../platform/error-response.ts'
import { hashOfToken } from '../../platform/secret.ts'
import { write } from '../../platform/write.ts'
import { subscriptionByLink } from './subscriptions.view.ts'

/**
 * The subscription that a link is about, with transactions bounded to its account. Links that do not work are rejected
 * alike.
 */
export async function takeLink({ platform, requestId, client, read }: OpenContext, token: string) {
  const askedSince = new Date(platform.now().getTime() - confirmDays * 86_400_000)
  const found = await read((tx) => subscriptionByLink(tx, { hash: hashOfToken(token), askedSince }))
  if (found === undefined) throw new ErrorResponse(404, 'not_found', certificateSubscriptionMessages.badLink)
  const scope = { account: found.account }
  const author = { userId: undefined, requestId, ip: client.ip, scope, idempotency: undefined }
  return { ...found, write: ((work) => write(platform, author, work)) as OpenContext['write'] }
}
