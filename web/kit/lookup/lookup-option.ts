/** A value of a long list, found by what was typed. */
export interface LookupOption {
  readonly value: string
  /** What it means, for people. */
  readonly label: string
  /** More about it, such as its source. */
  readonly detail?: string
  /** Values for other columns of the row, by key: filled in only where empty. */
  readonly beside?: Readonly<Record<string, string>>
}

/** Finds values by what was typed, the best first. */
export type Lookup = (text: string) => Promise<readonly LookupOption[]>

/** Whether words to search for were typed, rather than a value that stays as typed. */
export const isWords = (text: string): boolean => /\p{L}{2}/u.test(text)

/** The option that is exactly what was typed. */
export const exactly = (text: string, options: readonly LookupOption[]): LookupOption | undefined =>
  options.find(({ value }) => value.toLowerCase() === text.trim().toLowerCase())
