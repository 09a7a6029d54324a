import { firstNoticeMessages } from '@portico/contract/areas/first-notices/first-notice.messages.ts'
import {
  claimAnswersOf,
  noticeErrors,
  noticeRoleNames,
} from '@portico/contract/areas/first-notices/first-notice.rules.ts'
import { guestContext } from '../../../platform/access/guest-context.ts'
import type { Handler } from '../../../platform/context.ts'
import { insertRow } from '../../../platform/database/rows.ts'
import { newId } from '../../../platform/ids.ts'
import { tooMany, unprocessable } from '../../../platform/error-response.ts'
import { hashOfToken, seal } from '../../../platform/secret.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { guestDrafts } from '../../claims/claims.public.ts'
import { change } from '../../events/events.public.ts'
import { countUse } from '../codes/codes.store.ts'
import { noticeByKey, waitingNotices } from './notice-code.view.ts'
import { takeCode } from './take-code.ts'

/** The most reports that may wait for an account. */
const mostWaiting = 50

/** Takes a first notice: it becomes a draft of a claim. One that comes again is answered like the first time. */
export const sendFirstNotice: Handler<'POST /open/first-notices/{code}'> = async (context, { params, body }) => {
  const taken = await takeCode(context, params.code)
  const { account, timeZone, id: codeId, kind, rowId, label } = taken.code
  const { platform } = context
  const errors = noticeErrors(body, { today: todayOf({ platform, timeZone }), kind })
  if (Object.keys(errors).length > 0) throw unprocessable(errors)
  // The same for the same key, so that a report whose answer was lost can still add its photos.
  const uploadToken = seal(platform.secret, 'notice-upload', account, body.key)
  return taken.write(async (tx) => {
    const now = platform.now()
    const known = await noticeByKey(tx, account, body.key)
    if (known === undefined && (await waitingNotices(tx, account)) >= mostWaiting)
      throw tooMany(3600, firstNoticeMessages.tooManyWaiting)
    const guest = guestContext(context, { ...taken.code, sender: body.name })
    const claim =
      known === undefined
        ? await guestDrafts.add(tx, guest, {
            type: body.type,
            answers: claimAnswersOf(body),
            rowId,
            guest: {
              name: body.name,
              phone: body.phone,
              role: noticeRoleNames[body.role],
              language: body.language,
              code: label,
              at: now.toISOString(),
            },
          })
        : undefined
    if (claim !== undefined) {
      await insertRow(tx, 'first_notices', {
        account_code: account,
        id: newId(now),
        code_id: codeId,
        claim_id: claim.id,
        guest_key: body.key,
        upload_hash: hashOfToken(uploadToken),
        received_at: now,
      })
      await countUse(tx, { account, id: codeId }, now)
    }
    await tx.record({
      action: claim === undefined ? 'first-notice.repeat' : 'first-notice.receive',
      subject: claim === undefined ? { type: 'notice-code', id: codeId } : { type: 'claim', id: claim.id },
      after: { type: body.type, code: label, by: body.name },
      events: [change(account, 'claims'), change(account, 'first-notices')],
    })
    return { status: 201, body: { reference: (known ?? claim!).ourNumber, uploadToken } }
  })
}
