import { z } from 'zod'

const Color = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a color. Example: #0b4f52')

/** The six colors of a brokerage; the whole theme is computed from them. */
export const BrandColors = z.object({
  primary: Color,
  secondary: Color,
  warning: Color,
  accent: Color,
  otherAccent: Color,
  success: Color,
})

export type BrandColors = z.infer<typeof BrandColors>

export const Branding = z
  .object({
    colors: BrandColors,
    name: z.string().meta({ description: 'The white label, or Portico' }),
    tabName: z.string().meta({ description: 'The title of the browser tab' }),
    logo: z.string().nullable().meta({ description: 'Address of the logo on this origin' }),
    brokerCode: z.string().nullable().meta({ description: 'The brokerage of this white label' }),
    policyLoginUrl: z.url().nullable().meta({ description: 'Where policyholders of this white label log in' }),
    loginBanner: z.string().nullable().meta({ description: 'A notice above the login form' }),
  })
  .meta({ id: 'Branding' })

export type Branding = z.infer<typeof Branding>
