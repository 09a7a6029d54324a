import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export const LossRunsScreen = lazy(pagePart(() => import('./loss-runs-screen.tsx')))
