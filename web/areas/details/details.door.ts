import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export { duplicatesQuery } from './merging/merging.queries.ts'

export { SimilarAccount } from './merging/similar-account.tsx'

export const MergeDialog = lazy(pagePart(() => import('./merging/merge-dialog.tsx')))
