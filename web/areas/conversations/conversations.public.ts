import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export const ServiceLevelsCard = lazy(pagePart(() => import('./service-levels/service-levels-card.tsx')))
export const CommunicationsScreen = lazy(pagePart(() => import('./communications-screen.tsx')))
export { conversationPath } from './conversation-labels.ts'
