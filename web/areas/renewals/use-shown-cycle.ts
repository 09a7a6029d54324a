import { useSearch } from '@tanstack/react-router'

/** The renewal that the address names, else the soonest that is current: as calls name it. */
export function useShownCycle(): string {
  const { cycle }: { readonly cycle?: unknown } = useSearch({ strict: false })
  return typeof cycle === 'string' && cycle !== '' ? cycle : 'current'
}
