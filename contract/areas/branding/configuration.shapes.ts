import { z } from 'zod'
import { pictureInBase64 } from '../../kit/picture.ts'
import { text } from '../../kit/text.ts'
import { isTimeZone } from '../../kit/zone.rules.ts'
import { BrandColours } from './branding.shapes.ts'

/** What a brokerage decides about itself. A save from an old `version` is refused. */
export const ConfigurationEdit = z.object({
  version: z.int(),
  name: text().trim().min(1, 'Name is required').max(100, 'Use at most 100 characters'),
  tabName: text()
    .trim()
    .max(60, 'Use at most 60 characters')
    .nullable()
    .transform((typed) => (typed === '' ? null : typed))
    .meta({ description: 'The title of the browser tab; null for the product’s own' }),
  colors: BrandColours,
  redirectClients: z.boolean().meta({ description: 'Whether its clients are sent to its own address after login' }),
  timeZone: z
    .string()
    .max(64)
    .refine(isTimeZone, 'Choose a time zone of the list')
    .optional()
    .meta({ description: 'By whose clocks its working days are counted; left out, it stays' }),
})

export const Configuration = z
  .object({
    ...ConfigurationEdit.shape,
    tabName: z.string().nullable(),
    timeZone: z.string(),
    brokerCode: z.string(),
    subdomain: z.string().nullable(),
    address: z.string().nullable().meta({ description: 'Its own address, where the portal knows its public one' }),
    logo: z.string().nullable().meta({ description: 'Address of the logo on this origin' }),
  })
  .meta({ id: 'Configuration' })

/** Megabytes of the largest logo that is accepted. */
export const logoMegabytes = 1

export const LogoUpload = z.object({ logo: pictureInBase64(logoMegabytes) })

export type Configuration = z.infer<typeof Configuration>
export type ConfigurationEdit = z.infer<typeof ConfigurationEdit>
