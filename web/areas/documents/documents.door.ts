import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export { DropArea } from './uploads/drop-area.tsx'
export { patiently, sendInPieces } from './uploads/send-in-pieces.ts'
export { uploadFile } from './uploads/upload-file.ts'

/** A PDF to look at in place. */
export const PdfView = lazy(pagePart(() => import('./preview/pdf-view.tsx')))
