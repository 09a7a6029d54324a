import type { MergeField } from './merging.shapes.ts'

/** Whether both accounts have a value, and not the same: then a person chooses. */
export const isChoice = ({ kept, duplicate }: MergeField): boolean =>
  kept !== null && duplicate !== null && kept !== duplicate

/** The fields whose value comes from the duplicate: those that the account lacks, and chosen ones. */
export function takenFields(fields: readonly MergeField[], take: readonly string[]): ReadonlySet<string> {
  const chosen = new Set(take)
  const taken = fields.filter(
    (field) => (field.kept === null && field.duplicate !== null) || (isChoice(field) && chosen.has(field.key)),
  )
  return new Set(taken.map(({ key }) => key))
}
