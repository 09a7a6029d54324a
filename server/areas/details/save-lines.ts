import { detailsMessages } from '@portico/contract/areas/details/details.messages.ts'
import type { Handler } from '../../platform/context.ts'
import { demand, stale } from '../../platform/error-response.ts'
import { changeAccount } from '../accounts/accounts.public.ts'
import { change } from '../events/events.public.ts'
import { saveLineSections } from '../policies/policies.public.ts'
import { detailsView } from './account-details.view.ts'
import { keepsDetails } from './details.access.ts'
import { sameFeinView } from './same-fein.view.ts'

/** Changes the lines of business of an account and whether it is a law firm. */
export const saveLines: Handler<'PUT /api/accounts/{accountId}/details/lines'> = async (context, { body }) => {
  const sameFein = await sameFeinView(context)
  return context.write(async (tx) => {
    demand(keepsDetails(context), detailsMessages.staffOnly)
    const { account } = context.account
    const before = await detailsView(tx, context, sameFein)
    const lines = [...new Set(body.linesOfBusiness)]
    if (body.version !== before.version) throw stale(before)
    const columns = { lines, is_law_firm: body.isLawFirm }
    const isSaved = await changeAccount(tx, account, body.version, { columns })
    if (!isSaved) throw stale(await detailsView(tx, context, sameFein))
    const shown = await saveLineSections(tx, { access: context.account, before: before.linesOfBusiness, lines })
    await tx.record({
      action: 'account.change-lines',
      subject: { type: 'account', id: account },
      before: { linesOfBusiness: before.linesOfBusiness, isLawFirm: before.isLawFirm },
      after: { linesOfBusiness: lines, isLawFirm: body.isLawFirm, ...shown },
      events: [change(account, 'account'), change(account, 'features')],
    })
    return { status: 200, body: await detailsView(tx, context, sameFein) }
  })
}
