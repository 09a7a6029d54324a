import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export { ServiceCalendarCard } from './service-calendar-card.tsx'

export const CalendarScreen = lazy(pagePart(() => import('./calendar-screen.tsx')))
