/** What the address of the wizard says besides its schedule: into which tab, and which import is under way. */
export interface ImportSearch {
  readonly tab?: number
  readonly import?: string
}

/** Reads the address of the wizard; what is no tab and no import is left out. */
export function importSearch({ tab, import: id }: Record<string, unknown>): ImportSearch {
  const number = Number(tab)
  return {
    ...(tab !== undefined && Number.isInteger(number) && { tab: number }),
    ...(typeof id === 'string' && id !== '' && { import: id }),
  }
}
