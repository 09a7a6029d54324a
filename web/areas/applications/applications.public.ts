import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export { useAnswers } from './form/use-application.ts'
export { useQueuedForm } from './save/use-queued-form.ts'
export { AnswersSaveLine } from './save/answers-save-line.tsx'
export { applicationPath, statusLabels } from './application-labels.ts'
export { applicationsQuery } from './applications.queries.ts'
export const FinishDialog = lazy(pagePart(() => import('./form/finish-dialog.tsx')))

export const ApplicationsScreen = lazy(pagePart(() => import('./list/applications-screen.tsx')))
export const ApplicationScreen = lazy(pagePart(() => import('./form/application-screen.tsx')))
export const ProfileScreen = lazy(pagePart(() => import('./profile/profile-screen.tsx')))
