import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { FieldState } from './model/field-state.ts'
import type { Derived } from './model/derived.ts'
import type { FormStore } from './model/form-store.ts'

/** What a form is drawn with, the same as long as it is open. What is left out is not offered. */
export interface FormHost {
  readonly store: FormStore
  /** Whose documents and schedules it refers to; null where a form is only tried. */
  readonly accountId: string | null
  /** How files are kept where nobody is logged in; otherwise they go into the account's library. */
  readonly files?: {
    readonly add: (file: File) => Promise<string>
    readonly nameOf: (id: string) => string | undefined
  }
  /** Where the empty PDF is read whose pages the form is answered on; left out for other forms. */
  readonly sheets?: string
  readonly readOnly: boolean
  /** Every answer is shared: none can be kept to this form. */
  readonly sharesAll?: boolean
  readonly lastYear: string | null
  readonly onComments?: (path: string) => void
  /** Asks who is to answer a page, section or question. */
  readonly onAssign?: (part: string) => void
  /** Tells more of an answer: its history, and which other forms it is in. */
  readonly onAbout?: (path: string) => void
  readonly onDecide?: (path: string, keep: 'mine' | 'theirs') => void
  /** Who is to answer a part, by the part's key. */
  readonly assignees: ReadonlyMap<string, string>
}

export const FormContext = createContext<FormHost | undefined>(undefined)

/** The form around a field. */
export function useForm(): FormHost {
  const host = use(FormContext)
  if (host === undefined) throw new Error('This belongs into a form')
  return host
}

/** One field; drawn anew only when something of it changes. */
export function useField(path: string): FieldState {
  const { store } = useForm()
  const listen = useCallback((listener: () => void) => store.listen(path, listener), [store, path])
  return useSyncExternalStore(listen, () => store.field(path))
}

/** What follows from all answers; drawn anew whenever an answer counts. */
export function useDerived(): Derived {
  const { store } = useForm()
  const listen = useCallback((listener: () => void) => store.listen('progress', listener), [store])
  return useSyncExternalStore(listen, () => store.derived())
}
