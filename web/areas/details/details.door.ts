import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export const DetailsScreen = lazy(pagePart(() => import('./details-screen.tsx')))
