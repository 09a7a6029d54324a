import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export { noticeCodeOf } from './guest/code-of-path.ts'
export const FirstNoticeScreen = lazy(pagePart(() => import('./guest/first-notice-screen.tsx')))
