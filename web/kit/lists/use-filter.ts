import { useNavigate, useSearch } from '@tanstack/react-router'

/** The filter of a list as the address keeps it, read by `read`, and what sets it. */
export function useFilter<F extends object>(read: (search: Readonly<Record<string, unknown>>) => F) {
  const filter = read(useSearch({ strict: false }))
  const navigate = useNavigate()
  return {
    filter,
    onFilter: (search: F): void => void navigate({ to: '.', search: { ...search }, replace: true, resetScroll: false }),
  }
}
