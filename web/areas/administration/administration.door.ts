import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export const AdminDashboardScreen = lazy(pagePart(() => import('./admin-dashboard-screen.tsx')))
