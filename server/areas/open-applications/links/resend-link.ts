import { openLinkMessages } from '@portico/contract/areas/open-applications/open-link.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, notFound, ErrorResponse } from '../../../platform/error-response.ts'
import { hashOfToken, newToken } from '../../../platform/secret.ts'
import { change } from '../../events/events.public.ts'
import { changeLink } from '../open-link.store.ts'
import { linkMail } from './link-mail.ts'
import { daysOf, openLinkView } from './open-links.view.ts'

/** Emails a new link that replaces the previous one; admitted browsers continue with it. */
export const resendLink: Handler<'POST /api/accounts/{id}/open-links/{linkId}/resend'> = async (context, { params }) =>
  context.write(async (tx) => {
    demand(context.account.isAccountAdmin, openLinkMessages.onlyAccountAdmins)
    const { account } = context.account
    const now = context.platform.now()
    const before = await openLinkView(tx, account, params.linkId, now)
    if (before === undefined) throw notFound()
    if (before.state === 'REVOKED') throw new ErrorResponse(422, 'revoked', openLinkMessages.isRevoked)
    const token = newToken()
    const expiresAt = new Date(now.getTime() + (await daysOf(tx, account, before.id)) * 86_400_000)
    await changeLink(
      tx,
      { account, id: before.id },
      { token_hash: hashOfToken(token), sent_at: now, expires_at: expiresAt, pin_tries: 0, claimed_at: null },
    )
    const link = (await openLinkView(tx, account, before.id, now))!
    await tx.record({
      action: 'open-link.resend',
      subject: { type: 'open-link', id: link.id },
      after: { recipientEmail: link.recipientEmail, expiresAt: link.expiresAt },
      messages: [await linkMail(tx, account, link, token)],
      events: [change(account, 'open-links', link.id)],
    })
    return { status: 200, body: link }
  })
