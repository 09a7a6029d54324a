import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

const errorScreens = pagePart(() => import('../screens/error-screens.tsx'))

export const NotFoundScreen = lazy(async () => ({ default: (await errorScreens()).NotFoundScreen }))
export const ForbiddenScreen = lazy(async () => ({ default: (await errorScreens()).ForbiddenScreen }))
export const ResourceNotFoundScreen = lazy(async () => ({ default: (await errorScreens()).ResourceNotFoundScreen }))
