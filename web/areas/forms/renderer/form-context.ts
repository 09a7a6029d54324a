import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { FieldState } from './model/field-state.ts'
import type { Derived } from './model/derived.ts'
import type { FormStore } from './model/form-store.ts'

/** What a form is rendered with, constant while it is open. Omitted functions are not offered. */
export interface FormHost {
  readonly store: FormStore
  /** Whose documents and schedules it refers to; null if a form is only tried. */
  readonly accountId: string | null
  /** How files are stored for guests; otherwise they go into the account's library. */
  readonly files?: {
    readonly add: (file: File) => Promise<string>
    readonly nameOf: (id: string) => string | undefined
  }
  /** The address of the empty PDF on whose pages the form is answered; omitted for other forms. */
  readonly sheets?: string
  readonly readOnly: boolean
  /** Every answer is shared: none can be limited to this form. */
  readonly sharesAll?: boolean
  readonly lastYear: string | null
  readonly onComments?: (path: string) => void
  /** Chooses the assignee of a page, section or question. */
  readonly onAssign?: (part: string) => void
  /** Shows more about an answer: its history, and other forms that use it. */
  readonly onAbout?: (path: string) => void
  readonly onDecide?: (path: string, keep: 'mine' | 'theirs') => void
  /** Assignees by part key. */
  readonly assignees: ReadonlyMap<string, string>
}

export const FormContext = createContext<FormHost | undefined>(undefined)

/** The form around a field. */
export function useForm(): FormHost {
  const host = use(FormContext)
  if (host === undefined) throw new Error('This belongs into a form')
  return host
}

/** One field; re-rendered only when it changes. */
export function useField(path: string): FieldState {
  const { store } = useForm()
  const listen = useCallback((listener: () => void) => store.listen(path, listener), [store, path])
  return useSyncExternalStore(listen, () => store.field(path))
}

/** Values derived from all answers; re-rendered whenever an answer is committed. */
export function useDerived(): Derived {
  const { store } = useForm()
  const listen = useCallback((listener: () => void) => store.listen('progress', listener), [store])
  return useSyncExternalStore(listen, () => store.derived())
}
