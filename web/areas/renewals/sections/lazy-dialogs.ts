import { lazy } from 'react'
import { pagePart } from '../../../platform/page-part.ts'

export const AttestDialog = lazy(pagePart(() => import('./attest-dialog.tsx')))
export const NudgeDialog = lazy(pagePart(() => import('./nudge-dialog.tsx')))
export const PlanDialog = lazy(pagePart(() => import('./plan-dialog.tsx')))
export const CompleteDialog = lazy(pagePart(() => import('./complete-dialog.tsx')))
export const ReopenDialog = lazy(pagePart(() => import('./reopen-dialog.tsx')))
