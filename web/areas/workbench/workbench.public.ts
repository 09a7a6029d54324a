import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export const WorkbenchScreen = lazy(pagePart(() => import('./workbench-screen.tsx')))
