import { z } from 'zod'
import { pictureInBase64 } from '../../kit/picture.ts'
import { oneLine, text } from '../../kit/text.ts'
import { isTimeZone } from '../../kit/zone.rules.ts'
import { BrandColors } from './branding.shapes.ts'

/** The most lines of a letterhead. */
const letterheadLines = 6

/** A text that is null if it is blank, and unchanged if it is left out. */
const optionalText = (most: number) =>
  text()
    .trim()
    .max(most)
    .nullable()
    .transform((typed) => (typed === '' ? null : typed))
    .optional()

const isHttps = (typed: string | null | undefined): boolean =>
  typed == null || z.url({ protocol: /^https$/ }).safeParse(typed).success

/** What a brokerage decides about itself. A save from an old `version` is rejected. */
export const ConfigurationEdit = z.object({
  version: z.int(),
  name: oneLine().trim().min(1, 'Name is required').max(100),
  tabName: text()
    .trim()
    .max(60)
    .nullable()
    .transform((typed) => (typed === '' ? null : typed))
    .meta({ description: 'The title of the browser tab; null for the product’s own' }),
  colors: BrandColors,
  letterhead: text()
    .trim()
    .max(400)
    .refine((typed) => typed.split('\n').length <= letterheadLines, `Use at most ${letterheadLines} lines`)
    .optional()
    .meta({
      description: 'Printed below its name on letters and binders: address, phone, license; left out, it stays',
    }),
  loginBanner: optionalText(400).meta({ description: 'A notice above the login form; unchanged if omitted' }),
  policyLoginUrl: optionalText(300)
    .refine(isHttps, 'Enter an address that begins with https://')
    .meta({ description: 'Where policyholders log in, if not here; unchanged if omitted' }),
  redirectClients: z.boolean().meta({ description: 'Whether its clients are sent to its own address after login' }),
  timeZone: z
    .string()
    .max(64)
    .refine(isTimeZone, 'Choose a time zone from the list')
    .optional()
    .meta({ description: 'Time zone for counting business days; unchanged if omitted' }),
})

export const Configuration = z
  .object({
    ...ConfigurationEdit.shape,
    tabName: z.string().nullable(),
    letterhead: z.string(),
    loginBanner: z.string().nullable(),
    policyLoginUrl: z.string().nullable(),
    timeZone: z.string(),
    brokerCode: z.string(),
    subdomain: z.string().nullable(),
    address: z.string().nullable().meta({ description: 'Its own address, if the portal’s public address is known' }),
    logo: z.string().nullable().meta({ description: 'Address of the logo on this origin' }),
  })
  .meta({ id: 'Configuration' })

/** Megabytes of the largest logo that is accepted. */
export const logoMegabytes = 1

export const LogoUpload = z.object({ logo: pictureInBase64(logoMegabytes) })

export type Configuration = z.infer<typeof Configuration>
export type ConfigurationEdit = z.infer<typeof ConfigurationEdit>
