import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export { LinesField } from './opening/lines-field.tsx'

export const MergeDialog = lazy(pagePart(() => import('./merging/merge-dialog.tsx')))
export const ConvertDialog = lazy(pagePart(() => import('./converting/convert-dialog.tsx')))
