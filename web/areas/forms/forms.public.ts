import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export { FormView } from './renderer/form-view.tsx'
export type { FormHost } from './renderer/form-context.ts'
export { QuestionEditor } from './renderer/fields/question-editor.tsx'
export { answerText } from './renderer/model/answer-text.ts'
export { FormStore } from './renderer/model/form-store.ts'
export { provenanceText } from './renderer/model/provenance-text.ts'

export type { LayoutOwner } from './library/layout-owner.ts'
export { formLibrary } from './library/form-library.ts'

export const LibraryScreen = lazy(pagePart(() => import('./library/library-screen.tsx')))
export const LayoutScreen = lazy(pagePart(() => import('./editor/layout-screen.tsx')))
