import { contrast } from '@portico/contract/areas/branding/color-math.ts'
import { markContrast, onColor, readableOn } from '@portico/contract/areas/branding/readable-colors.ts'

/** The background of the email and its texts, on a light and on a dark screen. */
const grounds = {
  light: { page: '#f3f5f5', card: '#ffffff', ink: '#1d2b2c', quiet: '#4b5a5b' },
  dark: { page: '#0f1617', card: '#182122', ink: '#e6eded', quiet: '#a9b8b9' },
} as const

export type MailScheme = keyof typeof grounds

/** The colors of an email by the primary color of its brand: texts keep 4.5:1, edges 3:1. */
export function mailColors(brand: string, scheme: MailScheme) {
  const ground = grounds[scheme]
  const towards = scheme === 'light' ? 'darker' : 'lighter'
  return {
    ...ground,
    button: brand,
    buttonText: onColor(brand),
    edge: contrast(brand, ground.card) < markContrast ? readableOn(brand, [ground.card], towards, markContrast) : brand,
    link: readableOn(brand, [ground.card], towards),
  }
}
