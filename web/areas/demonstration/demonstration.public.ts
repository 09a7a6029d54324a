import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export { demonstrationQuery } from './demonstration.queries.ts'

export const DemoScreen = lazy(pagePart(() => import('./demo-screen.tsx')))
export const DemoUserScreen = lazy(pagePart(() => import('./demo-user-screen.tsx')))
