import { relationshipError } from '@portico/contract/areas/details/details.rules.ts'
import { prospectMessages } from '@portico/contract/areas/prospects/prospect.messages.ts'
import type { AccountContext, Handler } from '../../platform/context.ts'
import { demand, unprocessable } from '../../platform/error-response.ts'
import { changeAccount } from '../accounts/accounts.public.ts'
import { likelyDuplicates } from '../details/details.public.ts'
import { change } from '../events/events.public.ts'
import { recordToConvert } from './prospects.view.ts'

/** Converts a prospect to a client, once decisions on likely duplicates are made. */
export const convertProspect: Handler<'POST /api/administration/prospects/{accountId}/convert'> = async (
  context,
  { body: { separate } },
) => {
  const alike = await lookingAlike(context)
  return context.write(async (tx) => {
    demand(context.actor.isAdmin)
    const { account } = context.account
    const { relationship, contact, version } = await recordToConvert(tx, account)
    if (relationship !== 'PROSPECT') throw unprocessable({}, prospectMessages.isNone)
    if (alike.some((code) => !separate.includes(code)))
      throw unprocessable({ separate: prospectMessages.choose }, prospectMessages.choose)
    const error = relationshipError({ relationship, hasContact: contact !== null, lines: [] }, 'CLIENT')
    if (error !== undefined) throw unprocessable({}, error)
    const isSaved = await changeAccount(tx, account, version, { columns: { relationship: 'CLIENT' } })
    if (!isSaved) throw unprocessable({}, prospectMessages.changed)
    const subject = { type: 'account', id: account }
    // The insured must not learn of the brokerage's other accounts.
    if (alike.length > 0)
      await tx.record({ action: 'account.keep-apart', subject, after: { separate: alike }, internal: true })
    await tx.record({
      action: 'account.change',
      subject,
      before: { relationship },
      after: { relationship: 'CLIENT' },
      events: [change(account, 'account')],
    })
    return { status: 204 }
  })
}

/** Other accounts of the brokerage with the same employer number or a like name. It looks past the wall between accounts. */
async function lookingAlike({ account: { account, brokerage }, platform }: AccountContext): Promise<string[]> {
  const found = await platform.database.read('system', (tx) => likelyDuplicates(tx, brokerage, account))
  return found.filter(({ signs }) => signs.some((sign) => sign !== 'PERSON')).map(({ accountCode }) => accountCode)
}
