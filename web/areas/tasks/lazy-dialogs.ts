import { lazy } from 'react'

/** The form brings validation and the calendar; neither is needed to look at tasks. */
export const TaskFormDialog = lazy(async () => ({ default: (await import('./task-form-dialog.tsx')).TaskFormDialog }))

export const TasksDialog = lazy(async () => ({ default: (await import('./tasks-dialog.tsx')).TasksDialog }))
