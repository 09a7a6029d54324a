import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export const InternalQuoteReviewScreen = lazy(pagePart(() => import('./internal-quote-review-screen.tsx')))
export const QuoteReviewScreen = lazy(pagePart(() => import('./quote-review-screen.tsx')))
