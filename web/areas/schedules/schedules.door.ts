import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export const AdminSchedulesScreen = lazy(pagePart(() => import('./columns/admin/admin-schedules-screen.tsx')))
export const ScheduleColumnsListScreen = lazy(pagePart(() => import('./columns/schedule-columns-list-screen.tsx')))
export const ScheduleColumnsScreen = lazy(pagePart(() => import('./columns/editor/schedule-columns-screen.tsx')))
export const SchedulesScreen = lazy(pagePart(() => import('./overview/schedules-screen.tsx')))
export const ScheduleScreen = lazy(pagePart(() => import('./screen/schedule-screen.tsx')))
export const NamedInsuredsScreen = lazy(pagePart(() => import('./screen/named-insureds-screen.tsx')))
export { comparisonAddress } from './snapshots/comparison.ts'

export const CompareScreen = lazy(pagePart(() => import('./snapshots/compare-screen.tsx')))
export const PendingScreen = lazy(pagePart(() => import('./snapshots/pending-screen.tsx')))
export const PullThroughScreen = lazy(pagePart(() => import('./snapshots/pull-through-screen.tsx')))
