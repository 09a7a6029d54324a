import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export const SubmitScreen = lazy(pagePart(() => import('./submit-screen.tsx')))
