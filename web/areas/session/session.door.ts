import { lazy } from 'react'

export { LoginScreen } from './login-screen.tsx'
export { fullName, isBrokerageUser, useCurrentUser, useSignedInUser } from './current-user.ts'

export const MyUserScreen = lazy(() => import('./my-user-screen.tsx'))
