import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export const MailDomainCard = lazy(pagePart(() => import('./mail-domain-card.tsx')))
