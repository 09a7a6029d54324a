import { firstNoticeMessages } from '@portico/contract/areas/first-notices/first-notice.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { saveRow } from '../../../platform/database/rows.ts'
import { demand } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { demandMaker } from './demand-maker.ts'

/** Sets whether ID cards carry the code of their vehicle. */
export const saveSettings: Handler<'PUT /api/accounts/{accountId}/notice-settings'> = async (context, { body }) => {
  const { account, userId } = demandMaker(context)
  return context.write(async (tx) => {
    demand(!context.actor.isViewer, firstNoticeMessages.onlyReads)
    await saveRow(tx, 'notice_settings', ['account_code'], {
      account_code: account,
      on_id_cards: body.onIdCards,
      changed_by: userId,
      changed_at: context.platform.now(),
    })
    await tx.record({
      action: 'notice-code.settings',
      subject: { type: 'notice-code', id: account },
      after: body,
      events: [change(account, 'first-notices')],
    })
    return { status: 200, body }
  })
}
