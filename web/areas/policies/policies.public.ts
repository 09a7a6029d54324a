import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export const PolicyScreen = lazy(pagePart(() => import('./detail/policy-screen.tsx')))
export const PolicyWorkScreen = lazy(pagePart(() => import('./list/policy-work-screen.tsx')))
export const UnknownPolicy = lazy(
  pagePart(async () => ({ default: (await import('./detail/policy-screen.tsx')).UnknownPolicy })),
)
