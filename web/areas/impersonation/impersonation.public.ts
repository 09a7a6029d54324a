import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export const ViewAsDialog = lazy(pagePart(() => import('./view-as-dialog.tsx')))

/** The notice of a person who views as another user. */
export const viewingNotice = pagePart(() => import('./viewing-notice.ts'))
