import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export const MyUserScreen = lazy(pagePart(() => import('./my-user-screen.tsx')))
export const PictureCropper = lazy(pagePart(() => import('./picture-cropper.tsx')))
