import { z } from 'zod'
import { calls, type Schema } from '../../kit/call.ts'
import { accountReading, Problem } from '../../kit/problem.ts'
import { CertificateEdit, Rejection, VendorCertificate } from './vendor-certificate.shapes.ts'
import { AcceptanceDraft, RequirementVersion, Vendor, VendorList } from './vendor-list.shapes.ts'
import { requirementSet, vendor } from './vendor.shapes.ts'

const inAccount = z.object({ accountId: z.string() })
const ofVendor = z.object({ accountId: z.string(), vendorId: z.string() })
const ofSet = z.object({ accountId: z.string(), setId: z.string() })
const ofCertificate = z.object({ accountId: z.string(), vendorId: z.string(), certificateId: z.string() })
const Stale = Problem.extend({ current: VendorCertificate }).meta({ id: 'StaleVendorCertificate' })

/** A call that changes something about a vendor, and returns the vendor. */
const changing = <P extends Schema>(params: P, summary: string) => ({
  access: 'account' as const,
  summary,
  params,
  responses: { 200: Vendor, 403: Problem, 404: Problem, 422: Problem },
})

/** A call that decides about a certificate. A save from an old version is rejected with the current certificate. */
const deciding = <B extends Schema>(body: B, summary: string) => ({
  ...changing(ofCertificate, summary),
  body,
  responses: { 200: Vendor, 403: Problem, 404: Problem, 422: Problem, 409: Stale },
})

export const vendorsCalls = calls({
  'GET /api/accounts/{accountId}/vendors': accountReading(
    inAccount,
    VendorList,
    'Returns the vendors of an account with the status of their certificates, and the requirement sets.',
  ),
  'POST /api/accounts/{accountId}/vendors': vendor.add(inAccount, {}),
  'POST /api/accounts/{accountId}/vendor-imports': {
    access: 'account',
    summary:
      'Adds the vendors of an uploaded spreadsheet, all or none. Errors are named by their cells. Vendors on the list stay unchanged.',
    limits: [{ per: 'user', tries: 60, minutes: 60 }],
    params: inAccount,
    body: z.object({ uploadId: z.string().max(60) }),
    responses: {
      200: z.object({ added: z.number().int(), unchanged: z.number().int() }),
      403: Problem,
      404: Problem,
      422: Problem,
    },
  },
  'GET /api/accounts/{accountId}/vendors/{vendorId}': accountReading(ofVendor, Vendor, 'Returns a vendor.'),
  'PUT /api/accounts/{accountId}/vendors/{vendorId}': vendor.change(ofVendor, {}),
  'DELETE /api/accounts/{accountId}/vendors/{vendorId}': vendor.remove(
    ofVendor,
    'Removes a vendor. Its uploaded documents stay in the library.',
  ),
  'POST /api/accounts/{accountId}/vendor-requirement-sets': requirementSet.add(inAccount, {}),
  'PUT /api/accounts/{accountId}/vendor-requirement-sets/{setId}': requirementSet.change(ofSet, {
    summary: 'Saves a new version of a requirement set. Vendors that use it are judged by it from now on.',
  }),
  'DELETE /api/accounts/{accountId}/vendor-requirement-sets/{setId}': requirementSet.remove(
    ofSet,
    'Removes a requirement set that no vendor uses.',
  ),
  'GET /api/accounts/{accountId}/vendor-requirement-sets/{setId}/versions': accountReading(
    ofSet,
    z.array(RequirementVersion),
    'Returns the versions of a requirement set, the latest first.',
  ),
  'POST /api/accounts/{accountId}/vendors/{vendorId}/certificates': {
    ...changing(ofVendor, 'Adds an uploaded PDF as a certificate of a vendor.'),
    body: z.object({ uploadId: z.string() }),
  },
  'POST /api/accounts/{accountId}/vendors/{vendorId}/certificates/{certificateId}/confirm': deciding(
    CertificateEdit,
    'Confirms the values of a certificate, as checked against its document.',
  ),
  'POST /api/accounts/{accountId}/vendors/{vendorId}/certificates/{certificateId}/reject': deciding(
    Rejection,
    'Rejects a certificate, with a note for the vendor.',
  ),
  'POST /api/accounts/{accountId}/vendors/{vendorId}/acceptances': {
    ...changing(ofVendor, 'Accepts the present deficiency of a line, with a note and until a date.'),
    body: AcceptanceDraft,
  },
  'DELETE /api/accounts/{accountId}/vendors/{vendorId}/acceptances/{acceptanceId}': changing(
    z.object({ accountId: z.string(), vendorId: z.string(), acceptanceId: z.string() }),
    'Withdraws the acceptance of a deficiency.',
  ),
  'POST /api/accounts/{accountId}/vendors/{vendorId}/requests': changing(
    ofVendor,
    'Emails a vendor the request for a certificate, with a link to upload it.',
  ),
  'DELETE /api/accounts/{accountId}/vendors/{vendorId}/links': changing(
    ofVendor,
    'Revokes the upload links of a vendor; they stop working.',
  ),
})
