import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export const ArrangeCards = lazy(pagePart(() => import('./arrange-cards.tsx')))
