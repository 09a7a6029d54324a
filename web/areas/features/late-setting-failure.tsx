import { type ComponentProps, lazy, Suspense } from 'react'
import { pagePart } from '../../platform/page-part.ts'
import type Shown from './setting-failure.tsx'

const Loaded = lazy(pagePart(() => import('./setting-failure.tsx')))

/** Why a setting could not be saved; loaded when it is needed. */
export const SettingFailure = (props: ComponentProps<typeof Shown>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
)
