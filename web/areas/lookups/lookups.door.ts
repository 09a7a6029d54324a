import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export { CodeField } from './search/code-field.tsx'
export { codeLookup } from './search/search-codes.ts'

export const LookupsScreen = lazy(pagePart(() => import('./lookups-screen.tsx')))
