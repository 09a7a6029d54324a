import { openLinkMessages } from '@portico/contract/areas/open-applications/open-link.messages.ts'
import type { LinkPurpose, OpenLinkDraft } from '@portico/contract/areas/open-applications/open-link.shapes.ts'
import type { Handler } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/ids.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { hashOfToken, newToken } from '../../../platform/secret.ts'
import { change } from '../../events/events.public.ts'
import { insertLink } from '../open-link.store.ts'
import { sealedPin } from '../sealed-pin.ts'
import { linkMail } from './link-mail.ts'
import { openLinkView, sharedApplications } from './open-links.view.ts'

const dayMs = 86_400_000

/** Shares applications by a link, which is emailed to its recipient. */
export const makeLink: Handler<'POST /api/accounts/{id}/open-links'> = async (context, { body }) =>
  context.write(async (tx) => {
    demand(context.account.isAccountAdmin, openLinkMessages.onlyAccountAdmins)
    const { account } = context.account
    const { platform } = context
    const now = platform.now()
    const applicationIds = [...new Set(body.applicationIds)]
    const purpose = await purposeOf(tx, account, applicationIds)
    const id = newId(now)
    const token = newToken()
    await insertLink(
      tx,
      {
        account_code: account,
        id,
        purpose,
        token_hash: hashOfToken(token),
        recipient_name: body.recipientName,
        recipient_email: body.recipientEmail,
        language: body.language,
        days: body.days,
        pin_seal: body.pin === null ? null : sealedPin(platform.secret, id, body.pin),
        code_seal: null,
        code_expires_at: null,
        made_by: context.actor.userId,
        made_at: now,
        sent_at: now,
        expires_at: new Date(now.getTime() + body.days * dayMs),
        claimed_at: null,
        revoked_at: null,
      },
      applicationIds,
    )
    const link = (await openLinkView(tx, account, id, now))!
    await tx.record({
      action: 'open-link.make',
      subject: { type: 'open-link', id },
      after: { ...said(body), hasPin: link.hasPin },
      messages: [await linkMail(tx, account, link, token)],
      events: [change(account, 'open-links', id)],
    })
    return { status: 201, body: link }
  })

/** A PIN is never returned. */
const said = ({ recipientName, recipientEmail, language, days, applicationIds }: OpenLinkDraft) => ({
  recipientName,
  recipientEmail,
  language,
  days,
  applicationIds,
})

/** A questionnaire that is shared alone is one that a prospect submits. */
async function purposeOf(tx: Tx, account: string, ids: readonly string[]): Promise<LinkPurpose> {
  const found = await sharedApplications(tx, account, ids)
  if (found.length < ids.length) throw unprocessable({ applicationIds: openLinkMessages.unknownApplication })
  if (found.some(({ isDone }) => isDone)) throw unprocessable({ applicationIds: openLinkMessages.doneApplication })
  return found.length === 1 && found[0]!.purpose === 'QUESTIONNAIRE' ? 'QUESTIONNAIRE' : 'APPLICATIONS'
}
