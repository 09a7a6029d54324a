import type { Assignment } from '@portico/contract/areas/applications/application.shapes.ts'
import { assigneeNames } from '../application-labels.ts'

/** The assignees of a form or its parts. */
export function AssignedTo({ assignees }: { readonly assignees: readonly Assignment[] }) {
  const people = assigneeNames(assignees)
  return people.length > 0 && <span>Assigned to {people.join(', ')}</span>
}
