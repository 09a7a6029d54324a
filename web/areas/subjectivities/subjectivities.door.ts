import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export const SubjectivitiesScreen = lazy(pagePart(() => import('./subjectivities-screen.tsx')))
