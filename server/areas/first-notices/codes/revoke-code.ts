import { firstNoticeMessages } from '@portico/contract/areas/first-notices/first-notice.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { updateRow } from '../../../platform/database/rows.ts'
import { demand, notFound } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { codeView } from './codes.view.ts'
import { demandMaker } from './demand-maker.ts'

/** Revokes a code; it stops working. */
export const revokeCode: Handler<'DELETE /api/accounts/{accountId}/notice-codes/{codeId}'> = async (
  context,
  { params },
) => {
  const { account } = demandMaker(context)
  return context.write(async (tx) => {
    demand(!context.actor.isViewer, firstNoticeMessages.onlyReads)
    const code = await codeView(tx, context, params.codeId)
    if (code === undefined) throw notFound()
    const key = { account_code: account, id: code.id, revoked_at: null }
    await updateRow(tx, 'notice_codes', key, { revoked_at: context.platform.now() })
    await tx.record({
      action: 'notice-code.revoke',
      subject: { type: 'notice-code', id: code.id },
      after: { kind: code.kind, label: code.label },
      events: [change(account, 'first-notices')],
    })
    return { status: 204 }
  })
}
