import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export const SchedulesScreen = lazy(pagePart(() => import('./overview/schedules-screen.tsx')))
export const ScheduleScreen = lazy(pagePart(() => import('./screen/schedule-screen.tsx')))
export const NamedInsuredsScreen = lazy(pagePart(() => import('./screen/named-insureds-screen.tsx')))
export { comparisonAddress } from './snapshots/comparison.ts'

export const CompareScreen = lazy(pagePart(() => import('./snapshots/compare-screen.tsx')))
export { rowPath, schedulePath } from './schedule-path.ts'
