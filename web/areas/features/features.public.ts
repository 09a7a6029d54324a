import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export { featuresQuery, preferencesQuery } from './features.queries.ts'
export { SettingFailure } from './late-setting-failure.tsx'
export { useBrokerageFlags, useFeature, useFlags, useRenewalSections } from './use-feature.ts'

export const PreferencesCard = lazy(pagePart(() => import('./preferences-card.tsx')))
export const BrokerageFeaturesCard = lazy(pagePart(() => import('./brokerage-features-card.tsx')))
export const FeaturesDialog = lazy(pagePart(() => import('./features-dialog.tsx')))
