import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { Branding } from '../branding/branding.shapes.ts'
import { CertificateState, CertificateValues, VendorCertificate } from './vendor-certificate.shapes.ts'
import { VendorRow } from './vendor-list.shapes.ts'
import { RequirementClause } from './requirement-clause.shapes.ts'
import { RequirementLines } from './vendor.shapes.ts'

const token = z.string().max(200)
const few = [{ per: 'address', tries: 60, minutes: 15 }] as const

const Sent = z.object({
  id: z.string(),
  state: CertificateState,
  fileName: z.string(),
  receivedAt: z.iso.datetime(),
  note: z.string().meta({ description: 'Why it was rejected' }),
  namedInsured: z.string(),
  issuedOn: VendorCertificate.shape.issuedOn,
  lines: VendorCertificate.shape.lines,
})

/** What a vendor sees by its upload link: what is asked, what of it is met, and what it sent. */
export const VendorLanding = z
  .object({
    branding: Branding,
    company: z.string(),
    brokerage: z.string(),
    vendor: z.string(),
    contact: z.string(),
    expiresAt: z.iso.datetime(),
    requirements: RequirementLines.nullable(),
    clauses: z.array(RequirementClause).meta({ description: 'What is asked beyond the lines' }),
    lines: VendorRow.shape.lines,
    certificates: z.array(Sent),
    sharing: z
      .object({ en: z.string(), es: z.string() })
      .meta({ description: 'Who receives what is sent, to be shown' }),
  })
  .meta({ id: 'VendorLanding' })

export type VendorLanding = z.infer<typeof VendorLanding>

/** What a vendor does by its upload link, without a login. A link that does not work answers alike, whatever the reason. */
export const openVendorCalls = calls({
  'GET /open/vendor-certificates/{token}': {
    access: 'open',
    summary: 'Returns what an upload link asks its vendor for.',
    limits: [{ per: 'address', tries: 100, minutes: 15, refusedOnly: true }],
    params: z.object({ token }),
    responses: { 200: VendorLanding, 404: Problem },
  },
  'POST /open/vendor-certificates/{token}/files': {
    access: 'open',
    summary: 'Adds a PDF as a certificate of the vendor; its values follow.',
    limits: few,
    params: z.object({ token }),
    upload: { field: 'file', maxBytes: 25 * 1024 ** 2 },
    responses: { 201: z.object({ id: z.string() }), 404: Problem, 422: Problem },
  },
  'PUT /open/vendor-certificates/{token}/certificates/{certificateId}': {
    access: 'open',
    summary: 'Sends the values of a certificate to be confirmed.',
    limits: few,
    params: z.object({ token, certificateId: z.string().max(60) }),
    bodyBytes: 100_000,
    body: CertificateValues,
    responses: { 200: VendorLanding, 404: Problem, 422: Problem },
  },
})
