import type { PolicyFields } from '@portico/contract/areas/policies/policy.shapes.ts'
import type { AccountContext } from '../../../platform/context.ts'
import { todayOf } from '../../../platform/today.ts'
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
  const standing = context.account
  const { lines: before, version } = await accountLines(tx, standing.account)
  if (before.includes(policyType)) return
  const lines = [...before, policyType]
  await changeAccount(tx, standing.account, version, { columns: { lines } })
  const shown = await saveLineSections(tx, { standing, before, lines, keepsShown: true })
  await tx.record({
    action: 'account.change-lines',
    subject: { type: 'account', id: standing.account },
    before: { linesOfBusiness: before },
    after: { linesOfBusiness: lines, ...shown },
    events: [change(standing.account, 'account'), change(standing.account, 'features')],
  })
}
