import { LivingCertificateScreen } from '../certificates/certificates.door.ts'
import { SubscriptionPanel } from './subscription-panel.tsx'

/** The page of a certificate for its holder, with the subscription to its changes. */
export default function CertificatePage() {
  return <LivingCertificateScreen Below={SubscriptionPanel} />
}
