import type { Right } from './rights.ts'

/** A transition of a record's state, by people with the right. */
export interface Move<State extends string = string> {
  readonly from: readonly State[]
  readonly to: State
  readonly right: Right
  /** What happened, for the history and for notifications, such as `Sent for review`. */
  readonly done: string
}

/** The moves of a record by name; its state changes in no other way. */
export type Moves<State extends string = string> = { readonly [name: string]: Move<State> }
