import { z } from 'zod'

/** What the dashboard of a law firm shows of its professional liability policy. */
export const LawFirmDashboard = z
  .object({
    alpsFirmName: z.string(),
    producerName: z.string(),
    producerEmail: z.string().nullable(),
    producerPhone: z.string().nullable(),
    alpsPicture: z.string().nullable().meta({ description: 'Address of the producer’s picture' }),
    lplExpirationDate: z.iso.date().nullable(),
    lplProgressBarPercent: z
      .number()
      .min(0)
      .max(100)
      .nullable()
      .meta({ description: 'How much of the policy term has passed' }),
    canceled: z.boolean(),
  })
  .meta({ id: 'LawFirmDashboard' })

export type LawFirmDashboard = z.infer<typeof LawFirmDashboard>
