import { certificatesCalls } from '@portico/contract/areas/certificates/certificates.calls.ts'
import {
  certificateDeliveryCalls,
  mailBounceCalls,
} from '@portico/contract/areas/certificates/certificate-delivery.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { listDeliveries } from './delivery/list-deliveries.ts'
import { markBounced } from './delivery/mark-bounced.ts'
import { receiveBounce } from './delivery/receive-bounce.ts'
import { sendCertificate } from './delivery/send-certificate.ts'
import { downloadCertificate } from './document/download-certificate.ts'
import { getCertificate } from './get-certificate.ts'
import { countView } from './living/count-view.ts'
import { readLiving } from './living/read-living.ts'
import { getOptions } from './get-options.ts'
import { certificateHolders } from './holders/holders.record.ts'
import { listHolderActivity } from './holders/list-holder-activity.ts'
import { listHolders } from './holders/list-holders.ts'
import { listCertificates } from './list-certificates.ts'
import { discardDraft } from './requests/discard-draft.ts'
import { issueCertificate } from './requests/issue-certificate.ts'
import { reviewCertificate } from './requests/review-certificate.ts'
import { saveDraft } from './requests/save-draft.ts'
import { getCertificateRules } from './rules/get-certificate-rules.ts'
import { setCertificateRules } from './rules/set-certificate-rules.ts'
import { startCertificate } from './requests/start-certificate.ts'
import { submitCertificate } from './requests/submit-certificate.ts'

export const certificatesRoutes = bind(certificatesCalls, {
  'GET /api/brokerages/{brokerCode}/certificate-rules': getCertificateRules,
  'PUT /api/brokerages/{brokerCode}/certificate-rules': setCertificateRules,
  'GET /api/accounts/{accountId}/certificate-holders': listHolders,
  'POST /api/accounts/{accountId}/certificate-holders': certificateHolders.add,
  'PUT /api/accounts/{accountId}/certificate-holders/{holderId}': certificateHolders.change,
  'DELETE /api/accounts/{accountId}/certificate-holders/{holderId}': certificateHolders.remove,
  'GET /api/accounts/{accountId}/certificates': listCertificates,
  'GET /api/accounts/{accountId}/certificate-options': getOptions,
  'POST /api/accounts/{accountId}/certificates': startCertificate,
  'GET /api/accounts/{accountId}/certificates/{certificateId}': getCertificate,
  'PUT /api/accounts/{accountId}/certificates/{certificateId}': saveDraft,
  'DELETE /api/accounts/{accountId}/certificates/{certificateId}': discardDraft,
  'POST /api/accounts/{accountId}/certificates/{certificateId}/issue': issueCertificate,
  'POST /api/accounts/{accountId}/certificates/{certificateId}/submit': submitCertificate,
  'POST /api/accounts/{accountId}/certificates/{certificateId}/review': reviewCertificate,
  'GET /api/accounts/{accountId}/certificates/{certificateId}/file': downloadCertificate,
  'GET /open/certificates/{code}': readLiving,
  'POST /open/certificates/{code}/views': countView,
})

export const certificateDeliveryRoutes = bind(certificateDeliveryCalls, {
  'GET /api/accounts/{accountId}/certificates/{certificateId}/deliveries': listDeliveries,
  'POST /api/accounts/{accountId}/certificates/{certificateId}/deliveries': sendCertificate,
  'POST /api/accounts/{accountId}/certificate-deliveries/{deliveryId}/bounce': markBounced,
  'GET /api/accounts/{accountId}/certificate-holder-activity': listHolderActivity,
})

export const mailBounceRoutes = bind(mailBounceCalls, { 'POST /open/mail-bounces': receiveBounce })
