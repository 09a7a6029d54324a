import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export { importSearch } from './import-search.ts'

export const ImportWizardScreen = lazy(pagePart(() => import('./wizard/import-wizard-screen.tsx')))
