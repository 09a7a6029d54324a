import type { ApplicationEntry, Assignment } from '@portico/contract/areas/applications/application.shapes.ts'
import type { Looks } from '../../kit/data/pill.tsx'

/** The statuses of an application as text, and how they look. */
export const statusLabels: Looks<ApplicationEntry['status']> = {
  NOT_STARTED: { label: 'Not started', tone: 'neutral' },
  IN_PROGRESS: { label: 'In progress', tone: 'brand' },
  DONE: { label: 'Done', tone: 'success' },
}

/** An application's status: one that was filled in by what is known already is not blank. */
export const statusLook = ({ status, progress }: Pick<ApplicationEntry, 'status' | 'progress'>) =>
  status === 'NOT_STARTED' && progress.percent > 0
    ? { ...statusLabels[status], label: 'Prefilled' }
    : statusLabels[status]

/** An application's assignees, each once, with a check mark if done. */
export function assigneeNames(assignees: readonly Assignment[]): string[] {
  const all = new Map<string, { name: string; isDone: boolean }>()
  for (const { username, name, doneAt } of assignees) {
    const isDone = (all.get(username)?.isDone ?? true) && doneAt !== null
    all.set(username, { name, isDone })
  }
  return [...all.values()].map(({ name, isDone }) => (isDone ? `${name} ✓` : name))
}

/** The address of an application. */
export const applicationPath = (accountId: string, appId: string): string =>
  `/${encodeURIComponent(accountId)}/applications/${encodeURIComponent(appId)}`
