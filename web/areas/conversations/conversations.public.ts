import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export const CommunicationsScreen = lazy(pagePart(() => import('./communications-screen.tsx')))
export { conversationPath } from './conversation-labels.ts'
