import type { PolicyFields } from '@portico/contract/areas/policies/policy.shapes.ts'
import type { AccountContext } from '../../../platform/context.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import type { WriteTx } from '../../../platform/write.ts'
import { changeAccount } from '../../accounts/accounts.public.ts'
import { change } from '../../events/events.public.ts'
import { saveLineSections } from './save-line-sections.ts'
import { accountLines } from './account-lines.view.ts'

/**
 * Gives the account the line of a policy that is not over, with the schedules and renewal sections of that line. Nothing
 * that it shows already is taken away.
 */
export async function addLineOfPolicy(
  tx: WriteTx,
  context: AccountContext,
  { policyType, expirationDate }: Pick<PolicyFields, 'policyType' | 'expirationDate'>,
): Promise<void> {
  if (expirationDate <= todayOf(context)) return
  const access = context.account
  const { lines: before, version } = await accountLines(tx, access.account)
  if (before.includes(policyType)) return
  const lines = [...before, policyType]
  await changeAccount(tx, access.account, version, { columns: { lines } })
  const shown = await saveLineSections(tx, { access, before, lines, keepsShown: true })
  await tx.record({
    action: 'account.change-lines',
    subject: { type: 'account', id: access.account },
    before: { linesOfBusiness: before },
    after: { linesOfBusiness: lines, ...shown },
    events: [change(access.account, 'account'), change(access.account, 'features')],
  })
}
