import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export { answerTokenOf } from './carrier/answer-token.ts'
export const ClaimTypesCard = lazy(pagePart(() => import('./claim-types-card.tsx')))
export const CarrierAnswerScreen = lazy(pagePart(() => import('./carrier/carrier-answer-screen.tsx')))
export { statementTokenOf } from './statement/statement-token.ts'
export const StatementScreen = lazy(pagePart(() => import('./statement/statement-screen.tsx')))
