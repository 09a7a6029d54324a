import { firstNoticeMessages } from '@portico/contract/areas/first-notices/first-notice.messages.ts'
import type { NoticeCodeDraft } from '@portico/contract/areas/first-notices/first-notice.shapes.ts'
import type { Handler } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { insertCodes, renewCodes } from './codes.store.ts'
import { activeCodes, codesOfRows, codeView, scheduledItems } from './codes.view.ts'
import { demandMaker } from './demand-maker.ts'

const dayMs = 86_400_000
const mostActive = 500

/** Creates a code, or renews the active one of a vehicle or location, so that printed codes stay valid. */
export const createCode: Handler<'POST /api/accounts/{accountId}/notice-codes'> = async (context, { body }) => {
  const { account, userId } = demandMaker(context)
  return context.write(async (tx) => {
    demand(!context.actor.isViewer, firstNoticeMessages.onlyReads)
    const label = await labelOf(tx, account, body)
    const now = context.platform.now()
    const of = { account, userId, now, expiresAt: new Date(now.getTime() + body.days * dayMs) }
    const [known] = body.rowId === null ? [] : await codesOfRows(tx, account, [body.rowId])
    if (known === undefined && (await activeCodes(tx, account, now)) >= mostActive)
      throw unprocessable({ label: firstNoticeMessages.tooManyCodes }, firstNoticeMessages.tooManyCodes)
    const [id] =
      known === undefined
        ? await insertCodes(tx, context.platform, of, [{ kind: body.kind, rowId: body.rowId, label }])
        : await renewCodes(tx, of, [known.id])
    await tx.record({
      action: known === undefined ? 'notice-code.create' : 'notice-code.renew',
      subject: { type: 'notice-code', id: id! },
      after: { kind: body.kind, label, days: body.days },
      events: [change(account, 'first-notices')],
    })
    return { status: 201, body: (await codeView(tx, context, id!))! }
  })
}

/** A code's label; rejects a missing target. */
async function labelOf(tx: Tx, account: string, { kind, rowId, label }: NoticeCodeDraft): Promise<string> {
  if (kind === 'ACCOUNT') {
    if (label === '') throw unprocessable({ label: firstNoticeMessages.labelNeeded })
    if (rowId !== null) throw unprocessable({ rowId: firstNoticeMessages.notOnSchedule })
    return label
  }
  const { vehicles, locations } = await scheduledItems(tx, account, rowId === null ? [] : [rowId])
  const [item] = kind === 'VEHICLE' ? vehicles : locations
  if (item === undefined) throw unprocessable({ rowId: firstNoticeMessages.notOnSchedule })
  return item.label
}
