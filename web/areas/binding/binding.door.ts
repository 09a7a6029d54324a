import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export const BindDecisionScreen = lazy(pagePart(() => import('./bind-decision-screen.tsx')))
