import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export const ApplicationsScreen = lazy(pagePart(() => import('./list/applications-screen.tsx')))
export const ApplicationScreen = lazy(pagePart(() => import('./form/application-screen.tsx')))
