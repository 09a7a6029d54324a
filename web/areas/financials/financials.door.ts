import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export const FinancialsScreen = lazy(pagePart(() => import('./financials-screen.tsx')))
