import type { MarkSide } from '@portico/contract/areas/renewals/section-marks.ts'
import { insuredRoles } from '@portico/contract/areas/session/role-names.ts'
import { useAccount } from '../accounts/accounts.public.ts'
import { actsForBrokerage, runsAccount } from '../people/people.public.ts'
import { useSignedInUser } from '../session/session.public.ts'

interface RenewalRights {
  /** The side for which the user marks sections; null for those who only read. */
  readonly side: MarkSide | null
  /** Sets the lines, and the assignee and due date of a section. */
  readonly mayPlan: boolean
}

/** What the user may do on the renewals of an account. */
export function useRenewalRights(accountId: string): RenewalRights {
  const user = useSignedInUser()
  const account = useAccount(accountId)
  if (account === undefined || user.isViewer) return { side: null, mayPlan: false }
  const mayPlan = runsAccount(user, account)
  if (actsForBrokerage(user, account)) return { side: 'BROKER', mayPlan }
  const role = user.accountRoles[accountId]
  return { side: role !== undefined && insuredRoles.includes(role) ? 'CLIENT' : null, mayPlan }
}
