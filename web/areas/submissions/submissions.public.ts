import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export { downloadPlaceOf } from './download/download-place.ts'
export const SubmissionDownloadScreen = lazy(pagePart(() => import('./download/submission-download-screen.tsx')))
