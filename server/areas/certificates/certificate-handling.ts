import { certificateHolders as holders } from './holders/holders.record.ts'
import { settleStandings } from './living/recheck-certificates.ts'
import { refuseReviewed } from './rules/certificate-rules.view.ts'
import { issueCertificate } from './requests/issue-certificate.ts'
import { startCertificate } from './requests/start-certificate.ts'
import { submitCertificate } from './requests/submit-certificate.ts'

/** What people do to certificates and their holders. */
export const certificateHandling = {
  holders,
  startCertificate,
  issueCertificate,
  submitCertificate,
  settleStandings,
  refuseReviewed,
}
