import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export const PolicySelectionScreen = lazy(pagePart(() => import('./policy-selection-screen.tsx')))
