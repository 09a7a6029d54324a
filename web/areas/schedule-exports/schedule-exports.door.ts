import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export { ExportMenu } from './export-menu.tsx'

export const ScheduleExportScreen = lazy(pagePart(() => import('./layouts/schedule-export-screen.tsx')))
