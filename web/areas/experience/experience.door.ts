import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export const ExperienceScreen = lazy(pagePart(() => import('./experience-screen.tsx')))
