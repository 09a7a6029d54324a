import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export { isJoiningPath } from './joining-path.ts'

/** The pages for joining: separate from the portal, like the login, for guests and logged-in people. */
export const JoiningScreen = lazy(pagePart(() => import('./joining-screen.tsx')))
