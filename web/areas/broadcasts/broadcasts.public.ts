import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export { primeBanners } from './banners/banners.queries.ts'
export { Banners } from './banners/banners.tsx'
export { optOutTokenOf } from './opt-out/opt-out-token.ts'
export const OptOutScreen = lazy(pagePart(() => import('./opt-out/opt-out-screen.tsx')))
