import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export { duplicatesQuery } from './merging/merging.queries.ts'
export { signWords } from './merging/merging-words.ts'
export { relationshipNames } from './record-words.ts'

export const MergeDialog = lazy(pagePart(() => import('./merging/merge-dialog.tsx')))
