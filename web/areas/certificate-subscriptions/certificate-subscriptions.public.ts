import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export const CertificatePage = lazy(pagePart(() => import('./certificate-page.tsx')))
