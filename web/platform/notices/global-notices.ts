import { createListeners } from '../listeners.ts'

/** What concerns the whole portal and not one screen. */
export type NoticeKind = 'viewing' | 'alert' | 'error' | 'warning' | 'info'

export interface GlobalNotice {
  readonly show: boolean
  readonly text?: string
  /** What a person may do about it. */
  readonly action?: { readonly label: string; readonly run: () => void }
}

export interface ShownNotice extends Pick<GlobalNotice, 'action'> {
  readonly kind: NoticeKind
  readonly text: string
}

/** Notices in display order, most severe first. */
const kinds: readonly NoticeKind[] = ['error', 'viewing', 'alert', 'warning', 'info']

/** The notices of a page: at most one of each kind, which stays until it is set again. */
export function createGlobalNotices() {
  const set = new Map<NoticeKind, ShownNotice>()
  let shown: readonly ShownNotice[] = []
  const listeners = createListeners()
  return {
    subscribe: listeners.subscribe,
    list: (): readonly ShownNotice[] => shown,
    /** Shows or hides the notice of a kind. Throws `Invalid arguments for …` if there is nothing to show. */
    set(kind: NoticeKind, { show, text = '', action }: GlobalNotice): void {
      if (show && text.trim() === '') throw new Error(`Invalid arguments for ${kind}: give the text to show.`)
      if (show) set.set(kind, { kind, text, ...(action !== undefined && { action }) })
      else set.delete(kind)
      shown = kinds.flatMap((known) => set.get(known) ?? [])
      listeners.tell()
    },
  }
}

/** The notices of this page. */
export const globalNotices = createGlobalNotices()
