import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export const CopyFieldsScreen = lazy(pagePart(() => import('./copy-fields-screen.tsx')))
