import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export const StagingScreen = lazy(pagePart(() => import('./staging-screen.tsx')))
