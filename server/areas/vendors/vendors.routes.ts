import { vendorsCalls } from '@portico/contract/areas/vendors/vendors.calls.ts'
import { openVendorCalls } from '@portico/contract/areas/vendors/open-vendor.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { acceptDeficiency } from './certificates/accept-deficiency.ts'
import { addCertificate } from './certificates/add-certificate.ts'
import { confirmCertificate } from './certificates/confirm-certificate.ts'
import { rejectCertificate } from './certificates/reject-certificate.ts'
import { withdrawAcceptance } from './certificates/withdraw-acceptance.ts'
import { revokeLinks } from './emails/revoke-links.ts'
import { sendRequest } from './emails/send-request.ts'
import { importVendors } from './import-vendors.ts'
import { getVendor } from './get-vendor.ts'
import { listVendors } from './list-vendors.ts'
import { listVersions } from './sets/list-versions.ts'
import { addOpenCertificate } from './open/add-open-certificate.ts'
import { lookAtVendorLink } from './open/look-at-vendor-link.ts'
import { sendValues } from './open/send-values.ts'
import { requirementSets } from './sets/requirement-sets.record.ts'
import { vendors } from './vendors.record.ts'

export const vendorsRoutes = bind(vendorsCalls, {
  'GET /api/accounts/{accountId}/vendors': listVendors,
  'POST /api/accounts/{accountId}/vendors': vendors.add,
  'POST /api/accounts/{accountId}/vendor-imports': importVendors,
  'GET /api/accounts/{accountId}/vendors/{vendorId}': getVendor,
  'PUT /api/accounts/{accountId}/vendors/{vendorId}': vendors.change,
  'DELETE /api/accounts/{accountId}/vendors/{vendorId}': vendors.remove,
  'POST /api/accounts/{accountId}/vendor-requirement-sets': requirementSets.add,
  'PUT /api/accounts/{accountId}/vendor-requirement-sets/{setId}': requirementSets.change,
  'DELETE /api/accounts/{accountId}/vendor-requirement-sets/{setId}': requirementSets.remove,
  'GET /api/accounts/{accountId}/vendor-requirement-sets/{setId}/versions': listVersions,
  'POST /api/accounts/{accountId}/vendors/{vendorId}/certificates': addCertificate,
  'POST /api/accounts/{accountId}/vendors/{vendorId}/certificates/{certificateId}/confirm': confirmCertificate,
  'POST /api/accounts/{accountId}/vendors/{vendorId}/certificates/{certificateId}/reject': rejectCertificate,
  'POST /api/accounts/{accountId}/vendors/{vendorId}/acceptances': acceptDeficiency,
  'DELETE /api/accounts/{accountId}/vendors/{vendorId}/acceptances/{acceptanceId}': withdrawAcceptance,
  'POST /api/accounts/{accountId}/vendors/{vendorId}/requests': sendRequest,
  'DELETE /api/accounts/{accountId}/vendors/{vendorId}/links': revokeLinks,
})

export const openVendorRoutes = bind(openVendorCalls, {
  'GET /open/vendor-certificates/{token}': lookAtVendorLink,
  'POST /open/vendor-certificates/{token}/files': addOpenCertificate,
  'PUT /open/vendor-certificates/{token}/certificates/{certificateId}': sendValues,
})
