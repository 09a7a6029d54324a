import { z } from 'zod'
import { emailAddress } from '../../kit/text.ts'

/** Where the emails of a brokerage come from. */
export const MailDomain = z
  .object({
    sender: z.string().nullable().meta({ description: 'The brokerage’s own address; null for the portal’s' }),
    fallback: z.string().nullable().meta({ description: 'The portal’s address, used until the domain is verified' }),
    verifiedAt: z.iso.datetime().nullable(),
    checkedAt: z.iso.datetime().nullable(),
    records: z
      .array(
        z.object({
          name: z.string(),
          value: z.string(),
          isFound: z.boolean().meta({ description: 'Whether the last check found it' }),
        }),
      )
      .meta({ description: 'TXT records that the domain needs' }),
  })
  .meta({ id: 'MailDomain' })

export const MailSender = z.object({ sender: emailAddress().nullable() })

export type MailDomain = z.infer<typeof MailDomain>
