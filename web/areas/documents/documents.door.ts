import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export { DropArea } from './uploads/drop-area.tsx'
export { patiently, sendInPieces } from './uploads/send-in-pieces.ts'

export const DocumentsScreen = lazy(pagePart(() => import('./library/documents-screen.tsx')))

/** A PDF to look at in place. */
export const PdfView = lazy(pagePart(() => import('./preview/pdf-view.tsx')))

/** The same library, opened at what came lately. */
export const NewDocumentsScreen = lazy(pagePart(() => import('./library/new-documents-screen.tsx')))

/** The same library, opened at the files of the profile. */
export const ProfileFilesScreen = lazy(pagePart(() => import('./library/profile-files-screen.tsx')))
