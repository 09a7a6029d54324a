/** A value of a long list, found by what was typed. */
export interface LookupOption {
  readonly value: string
  /** What it stands for. */
  readonly label: string
  /** What else is to be known of it, such as where it comes from. */
  readonly detail?: string
  /** Values for other columns of the row, by key: they are filled in where nothing stands yet. */
  readonly beside?: Readonly<Record<string, string>>
}

/** Finds values by what was typed, the best first. */
export type Lookup = (text: string) => Promise<readonly LookupOption[]>

/** Whether words were typed, to look for; what may be a value by itself stays as it is typed. */
export const isWords = (text: string): boolean => /\p{L}{2}/u.test(text)

/** The option that is exactly what was typed. */
export const exactly = (text: string, options: readonly LookupOption[]): LookupOption | undefined =>
  options.find(({ value }) => value.toLowerCase() === text.trim().toLowerCase())
