import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

/** The form brings validation and the calendar; neither is needed to look at tasks. */
export const TaskFormDialog = lazy(
  pagePart(async () => ({ default: (await import('./task-form-dialog.tsx')).TaskFormDialog })),
)

export const TasksDialog = lazy(pagePart(async () => ({ default: (await import('./tasks-dialog.tsx')).TasksDialog })))
