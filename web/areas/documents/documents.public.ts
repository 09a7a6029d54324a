import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export { addDocument } from './uploads/add-document.ts'
export { uploadFile } from './uploads/upload-file.ts'

/** A PDF to look at in place. */
export const PdfView = lazy(pagePart(() => import('./preview/pdf-view.tsx')))
