import { useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Findings } from '../findings/use-findings.ts'
import type { Sheet } from './use-sheet.ts'

/** Goes to the row in the address once it has been read. */
export function useLinkedRow(
  rows: Sheet['grid']['rows'],
  goTo: (place: { readonly rowId: string; readonly column: null }) => void,
): void {
  const linked = useRouterState({ select: ({ location }) => new URLSearchParams(location.searchStr).get('row') })
  const shown = useRef<string>(null)
  const isRead = linked !== null && rows.some(({ id }) => id === linked)
  const show = useEffectEvent((rowId: string) => goTo({ rowId, column: null }))
  useEffect(() => {
    if (linked === null || !isRead || shown.current === linked) return
    shown.current = linked
    show(linked)
  }, [linked, isRead])
}

/** Shows only rows with issues if the address asks for it, once all rows are read. */
export function useLinkedIssues(isWhole: boolean, { count, narrow }: Findings): void {
  const isAsked = useRouterState({ select: ({ location }) => location.searchStr.includes('show=issues') })
  const show = useEffectEvent(() => count > 0 && narrow())
  useEffect(() => void (isAsked && isWhole && show()), [isAsked, isWhole])
}
