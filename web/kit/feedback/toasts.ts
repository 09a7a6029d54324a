import { createListeners } from '../../platform/listeners.ts'

export type ToastKind = 'success' | 'error' | 'warning' | 'info'

export interface Toast {
  readonly id: number
  readonly kind: ToastKind
  readonly text: string
  /** Offered as Undo; a toast without it offers Close. */
  readonly undo?: () => void
  /** Opens what the toast is about. */
  readonly open?: () => void
}

interface ToastOptions extends Omit<Toast, 'id' | 'kind' | 'text'> {
  /** Runs when the toast leaves without Undo: its time is over or it was closed. */
  readonly onGone?: () => void
}

interface Running {
  readonly toast: Toast
  readonly onGone: (() => void) | undefined
  left: number
  since: number
  timer: ReturnType<typeof setTimeout> | undefined
}

/** How long a toast stays, unless a person rests on it. */
export const toastMs = 5000

/**
 * The toasts of a page, on one clock: while a pointer or the focus is on any of them, all of them wait, so that Undo
 * stays in reach.
 */
export function createToasts(now: () => number = () => performance.now()) {
  let running: readonly Running[] = []
  let shown: readonly Toast[] = []
  let paused = false
  let lastId = 0
  const listeners = createListeners()

  const publish = (next: readonly Running[]): void => {
    running = next
    shown = next.map((entry) => entry.toast)
    listeners.tell()
  }

  const start = (entry: Running): void => {
    entry.since = now()
    entry.timer = setTimeout(() => close(entry.toast.id), entry.left)
  }

  const take = (id: number): Running | undefined => {
    const entry = running.find(({ toast }) => toast.id === id)
    if (entry === undefined) return undefined
    clearTimeout(entry.timer)
    publish(running.filter((other) => other !== entry))
    if (running.length === 0) paused = false
    return entry
  }

  const close = (id: number): void => take(id)?.onGone?.()

  return {
    subscribe: listeners.subscribe,
    list: (): readonly Toast[] => shown,
    show(kind: ToastKind, text: string, { onGone, ...rest }: ToastOptions = {}): number {
      const entry: Running = {
        toast: { id: ++lastId, kind, text, ...rest },
        onGone,
        left: toastMs,
        since: 0,
        timer: undefined,
      }
      publish([...running, entry])
      if (!paused) start(entry)
      return entry.toast.id
    },
    close,
    /** Takes a toast away as if it had never been: neither Undo nor `onGone` runs. */
    drop(id: number): void {
      take(id)
    },
    undo(id: number): void {
      take(id)?.toast.undo?.()
    },
    pause(): void {
      if (paused) return
      paused = true
      for (const entry of running) {
        clearTimeout(entry.timer)
        entry.left -= now() - entry.since
      }
    },
    resume(): void {
      if (!paused) return
      paused = false
      for (const entry of running) start(entry)
    },
  }
}

/** The toasts of this page. */
export const toasts = createToasts()
