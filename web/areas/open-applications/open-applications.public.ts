import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export { openPlaceOf } from './outside/open-place.ts'
export const OpenApplicationsScreen = lazy(pagePart(() => import('./outside/open-applications-screen.tsx')))
export const ShareByLink = lazy(pagePart(() => import('./sharing/share-by-link.tsx')))
