import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export const PdfEditorScreen = lazy(pagePart(() => import('./pdf-editor-screen.tsx')))
export const CopyFieldsScreen = lazy(pagePart(() => import('./copy-fields-screen.tsx')))
