import { z } from 'zod'
import { Branding } from '../branding/branding.shapes.ts'
import { certificateStandings } from './standing.rules.ts'

const day = z.iso.date()

const Difference = z.object({ what: z.string(), before: z.string(), after: z.string() })

/** What the holder of a certificate sees without a login: only what is on the document, and its current status. */
export const LivingCertificate = z
  .object({
    branding: Branding,
    brokerage: z.string(),
    number: z.string(),
    revision: z.number().int().meta({ description: 'The revision that the address is printed on' }),
    insured: z.string(),
    holder: z.string(),
    issuedOn: day,
    standing: z.enum([...certificateStandings, 'SUPERSEDED']),
    checkedOn: day,
    lines: z.array(
      z.object({
        policyType: z.string(),
        policyNumber: z.string(),
        insurer: z.string(),
        expiresOn: day,
        standing: z.enum(certificateStandings),
        changed: z.array(z.string()).meta({ description: 'Names of what is no longer as stated' }),
      }),
    ),
    revisions: z.array(
      z.object({
        revision: z.number().int(),
        issuedOn: day,
        isCurrent: z.boolean(),
        differences: z.array(Difference).meta({ description: 'From the revision before it' }),
      }),
    ),
  })
  .meta({ id: 'LivingCertificate' })

export type LivingCertificate = z.infer<typeof LivingCertificate>
