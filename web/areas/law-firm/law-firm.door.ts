import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export const LawFirmCard = lazy(pagePart(() => import('./law-firm-card.tsx')))
