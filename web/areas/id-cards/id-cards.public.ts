import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export { cardTokenOf } from './guest/card-token.ts'
export const IdCardScreen = lazy(pagePart(() => import('./guest/id-card-screen.tsx')))
