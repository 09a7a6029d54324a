import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export { isJoiningPath } from './joining-path.ts'

/** The pages of joining: they stand alone, like the login, for guests and for those who are logged in. */
export const JoiningScreen = lazy(pagePart(() => import('./joining-screen.tsx')))
