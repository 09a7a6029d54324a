import { useVirtualizer } from '@tanstack/react-virtual'

type Options = Parameters<typeof useVirtualizer<HTMLDivElement, HTMLDivElement>>[0]

/** Which items are in sight, updated on scroll. */
export function useWindow(options: Options) {
  // oxlint-disable-next-line react/incompatible-library -- its functions are read while drawing and never kept
  return useVirtualizer<HTMLDivElement, HTMLDivElement>(options)
}
