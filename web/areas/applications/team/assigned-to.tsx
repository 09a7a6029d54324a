import type { Assignment } from '@portico/contract/areas/applications/application.shapes.ts'
import { assigneeNames } from '../application-words.ts'

/** Whose hands a form or parts of it are in. */
export function AssignedTo({ assignees }: { readonly assignees: readonly Assignment[] }) {
  const people = assigneeNames(assignees)
  return people.length > 0 && <span>Assigned to {people.join(', ')}</span>
}
