/** The wizard's address in addition to its schedule: the target tab, and the current import. */
export interface ImportSearch {
  readonly tab?: number
  readonly import?: string
}

/** Reads the wizard's address; invalid tabs and imports are ignored. */
export function importSearch({ tab, import: id }: Record<string, unknown>): ImportSearch {
  const number = Number(tab)
  return {
    ...(tab !== undefined && Number.isInteger(number) && { tab: number }),
    ...(typeof id === 'string' && id !== '' && { import: id }),
  }
}
