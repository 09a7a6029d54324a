import { lazy } from 'react'
import { pagePart } from '../../../platform/page-part.ts'

/** The pages for a forgotten password. */
export const PasswordResetScreen = lazy(pagePart(() => import('./password-reset-screen.tsx')))

/** The steps of a login that are about credentials. */
export const NewPasswordStep = lazy(pagePart(() => import('./new-password-step.tsx')))
export const EnrollmentStep = lazy(pagePart(() => import('./enrollment-step.tsx')))
