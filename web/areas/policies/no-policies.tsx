import { EmptyState } from '../../kit/feedback/states.tsx'

/** An account without policies. */
export function NoPolicies() {
  return <EmptyState title="No policies yet">Policies appear here once your brokerage has placed them.</EmptyState>
}
