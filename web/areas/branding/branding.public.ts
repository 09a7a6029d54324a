import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export { BrandKeeper } from './brand-keeper.tsx'
export { BrandLogo } from './brand-logo.tsx'
export { BrandProvider, useBrand, useBrandOf } from './brand-context.tsx'
export { LandingWait } from './landing-wait.tsx'
export { OutsidePage } from './outside-page.tsx'
export { useLanding } from './use-landing.ts'
export { useTabTitle } from './use-tab-title.ts'

export const ConfigurationCards = lazy(pagePart(() => import('./configuration-cards.tsx')))
