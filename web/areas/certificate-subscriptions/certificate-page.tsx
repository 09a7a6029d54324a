import { LivingCertificateScreen } from '../certificates/certificates.public.ts'
import { SubscriptionPanel } from './subscription-panel.tsx'

/** The page of a certificate for its holder, with the subscription to its changes. */
export default function CertificatePage() {
  return <LivingCertificateScreen Below={SubscriptionPanel} />
}
