import { lazy } from 'react'
import { pagePart } from '../../../platform/page-part.ts'

export const StartDialog = lazy(pagePart(() => import('./start-dialog.tsx')))
export const CloseDialog = lazy(pagePart(() => import('./close-dialog.tsx')))
