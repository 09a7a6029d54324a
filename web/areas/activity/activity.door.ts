import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export const ActivityScreen = lazy(pagePart(() => import('./activity-screen.tsx')))
