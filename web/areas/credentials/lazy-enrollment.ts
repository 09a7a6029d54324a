import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

/** Sets up two-factor, from the choice of a way to the recovery codes; `onDone` is called when these are stored. */
export const EnrollTwoFactor = lazy(pagePart(() => import('./enroll-two-factor.tsx')))
