import { detailsMessages } from '@portico/contract/areas/details/details.messages.ts'
import { relationshipError } from '@portico/contract/areas/details/details.rules.ts'
import type { Handler } from '../../platform/context.ts'
import { demand, stale, unprocessable } from '../../platform/error-response.ts'
import { changeAccount } from '../accounts/accounts.public.ts'
import { change } from '../events/events.public.ts'
import { detailsView } from './account-details.view.ts'
import { keepsDetails } from './details.access.ts'
import { sameFeinView } from './same-fein.view.ts'

/** Changes the brokerage's record of an account. */
export const saveRecord: Handler<'PUT /api/accounts/{accountId}/details'> = async (context, { body }) => {
  const sameFein = await sameFeinView(context)
  return context.write(async (tx) => {
    demand(keepsDetails(context), detailsMessages.staffOnly)
    const { account } = context.account
    const before = await detailsView(tx, context, sameFein)
    const { version, ...record } = body
    if (version !== before.version) throw stale(before)
    const error = relationshipError({ ...before, hasContact: before.primaryContact !== null }, record.relationship)
    if (error !== undefined) throw unprocessable({ relationship: error }, error)
    const columns = {
      company_name: record.companyName,
      broker_status: record.status,
      phase: record.phase === '' ? null : record.phase,
      relationship: record.relationship,
      ams_type: record.amsType,
      ams_code: record.amsCode,
      primary_effective_date: record.primaryEffectiveDate,
    }
    const isSaved = await changeAccount(tx, account, version, { columns })
    const after = await detailsView(tx, context, sameFein)
    if (!isSaved) throw stale(after)
    const { companyName, status, phase, relationship, amsType, amsCode, primaryEffectiveDate } = before
    await tx.record({
      action: 'account.change',
      subject: { type: 'account', id: account },
      before: { companyName, status, phase, relationship, amsType, amsCode, primaryEffectiveDate },
      after: record,
      events: [change(account, 'account')],
    })
    return { status: 200, body: after }
  })
}
