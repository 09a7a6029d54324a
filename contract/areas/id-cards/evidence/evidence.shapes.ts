import { z } from 'zod'
import { cents } from '../../../kit/cents.ts'
import { oneLine, text } from '../../../kit/text.ts'

const Interest = z.enum(['MORTGAGEE', 'LENDERS_LOSS_PAYABLE', 'LOSS_PAYEE'])

const Limits = z.object({
  building: cents().nullable(),
  contents: cents().nullable(),
  income: cents().nullable(),
})

const Holder = z.object({
  name: oneLine().trim().max(200),
  address: text().trim().max(400),
  interest: Interest,
  loan: oneLine().trim().max(50),
})

/** The input for an evidence; everything else is read from the policy. */
export const EvidenceDraft = z.object({
  policyId: z.string().max(60),
  locationId: z.string().max(60),
  holder: Holder,
  limits: Limits,
})

const IssuedEvidence = z
  .object({
    id: z.string(),
    number: z.string(),
    location: z.string(),
    holder: z.string(),
    policyNumber: z.string(),
    issuedBy: z.string(),
    issuedAt: z.iso.datetime(),
  })
  .meta({ id: 'IssuedEvidence' })

/** Everything of the page of evidence of property. */
export const EvidencePage = z
  .object({
    today: z.iso.date(),
    policies: z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        error: z.string().nullable(),
        facts: z.array(z.object({ label: z.string(), value: z.string() })),
        locations: z.array(
          z.object({ id: z.string(), label: z.string(), error: z.string().nullable(), limits: Limits }),
        ),
      }),
    ),
    interests: z
      .array(Holder.extend({ asset: z.string() }))
      .meta({ description: 'Lenders, mortgagees, and loss payees on the Additional Interests schedule' }),
    issued: z.array(IssuedEvidence),
    mayIssue: z.boolean(),
  })
  .meta({ id: 'PropertyEvidencePage' })

export type EvidencePage = z.infer<typeof EvidencePage>
export type EvidenceDraft = z.infer<typeof EvidenceDraft>
export type IssuedEvidence = z.infer<typeof IssuedEvidence>
