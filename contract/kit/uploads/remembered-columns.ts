import { type ChosenColumns, type FileFields, guessColumns, headingLetters } from './file-columns.ts'

interface PastFile<Field extends string> {
  readonly headings: readonly string[]
  readonly columns: ChosenColumns<Field>
}

/** What was chosen for headings, in letters: a field, or null for none. The last choice is the last entry. */
export type RememberedColumns<Field extends string> = ReadonlyMap<string, Field | null>

/**
 * What is remembered of files, the oldest first. A heading means no field only where its field was left without a column:
 * one whose field was in another column of the same file keeps its meaning for files without that column.
 */
export function rememberedOf<Field extends string>(
  fields: FileFields<Field>,
  files: readonly PastFile<Field>[],
): RememberedColumns<Field> {
  const remembered = new Map<string, Field | null>()
  for (const { headings, columns } of files) {
    const placed = new Map(Object.entries<number | null>(columns).map(([field, place]) => [place, field as Field]))
    for (const [place, heading] of headings.entries()) {
      const name = headingLetters(heading)
      const meant = remembered.get(name) ?? meaningOf(fields, heading)
      const field = placed.get(place) ?? null
      if (name === '' || (field === null && meant !== undefined && columns[meant] !== null)) continue
      remembered.delete(name)
      remembered.set(name, field)
    }
  }
  return remembered
}

/** The field that a heading names by itself. */
function meaningOf<Field extends string>(fields: FileFields<Field>, heading: string): Field | undefined {
  const guessed = guessColumns(fields, [heading])
  return (Object.keys(fields) as Field[]).find((field) => guessed[field] !== null)
}
