import type { RenewalCycle } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { renewalsQuery } from './renewals.queries.ts'

/** The renewals of an account, and which of them the address names; else the soonest that is current, else the last. */
export function useCycle(accountId: string) {
  const { cycle: wanted }: { readonly cycle?: unknown } = useSearch({ strict: false })
  const navigate = useNavigate()
  const cycles = useQuery(renewalsQuery(accountId))
  return {
    cycles,
    chosenOf: (all: readonly RenewalCycle[]): RenewalCycle | undefined => all.find(({ id }) => id === wanted) ?? all[0],
    onCycle: (id: string): void => void navigate({ to: '.', search: { cycle: id }, resetScroll: false }),
  }
}
