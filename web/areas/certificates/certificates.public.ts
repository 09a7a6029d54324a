import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export { deliveryTones, verdictNames, verdictTones } from './certificate-tones.ts'
export type { ContractReading } from './request/contract-reading.ts'
export { SendAs } from './delivery/send-as.tsx'
export { livingPlaceOf } from './living/living-place.ts'
export const CertificateRulesCard = lazy(pagePart(() => import('./rules/certificate-rules-card.tsx')))
export const RequestScreen = lazy(pagePart(() => import('./request/request-screen.tsx')))
export const LivingCertificateScreen = lazy(pagePart(() => import('./living/living-certificate-screen.tsx')))
