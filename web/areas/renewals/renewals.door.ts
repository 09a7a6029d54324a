import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export const RenewalScreen = lazy(pagePart(() => import('./renewal-screen.tsx')))
export const SelectionScreen = lazy(pagePart(() => import('./selection-screen.tsx')))
