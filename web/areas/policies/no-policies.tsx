import type { ReactNode } from 'react'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { useActsForBrokerage } from '../people/people.public.ts'

interface Props {
  readonly accountId: string
  /** Adds a policy, for the brokerage. */
  readonly action?: ReactNode
}

/** An account without policies. */
export function NoPolicies({ accountId, action }: Props) {
  const isStaff = useActsForBrokerage(accountId)
  return (
    <EmptyState title="No policies yet" action={action}>
      {isStaff
        ? 'Policies appear here when you add them or confirm that a carrier bound coverage.'
        : 'Your policies appear here when your brokerage places them.'}
    </EmptyState>
  )
}
