import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export const NotificationsScreen = lazy(pagePart(() => import('./notifications-screen.tsx')))
