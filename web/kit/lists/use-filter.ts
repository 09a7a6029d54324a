import { useNavigate, useSearch } from '@tanstack/react-router'

/** A list's filter in the address, parsed by `read`, with its setter. */
export function useFilter<F extends object>(read: (search: Readonly<Record<string, unknown>>) => F) {
  const filter = read(useSearch({ strict: false }))
  const navigate = useNavigate()
  return {
    filter,
    onFilter: (search: F): void => void navigate({ to: '.', search: { ...search }, replace: true, resetScroll: false }),
  }
}
