/** What a person is to an account or brokerage; the server and the browser both know it. */
export interface Reader {
  /** A platform administrator. */
  readonly isAdmin: boolean
  /** Brokerage staff of the account, or an administrator. */
  readonly isStaff: boolean
  /** Runs the account or brokerage: its Admin, or a person who acts for it with that right. */
  readonly isManager: boolean
  /** Allowed to read only, everywhere. */
  readonly isViewer: boolean
  readonly roles: readonly string[]
}

/** Who may act on a record, with the message for everyone else. */
export interface Right<R = unknown> {
  readonly may: (reader: Reader, record: R) => boolean
  readonly error?: string
}

/** Everyone the call's access admits; a viewer's write is rejected before rights are checked. */
export const anyone: Right = { may: () => true }

export const staffOnly = (error?: string): Right => ({
  may: ({ isStaff }) => isStaff,
  ...(error !== undefined && { error }),
})

/**
 * Rights to one kind of record; adding is checked against the draft. A field without its own right follows `change`.
 */
export interface Rights<Record, Draft, Name extends string = string> {
  readonly add: Right<Draft>
  readonly change: Right<Record>
  readonly remove: Right<Record>
  readonly fields?: { readonly [N in Name]?: Right<Record> }
}

/** The rights that a change of these fields needs, each once. */
export const rightsToChange = <Record>(rights: Rights<Record, never>, fields: readonly string[]): Right<Record>[] => [
  ...new Set(fields.map((name) => rights.fields?.[name] ?? rights.change)),
]
