import type { BrandColors } from '@portico/contract/areas/branding/branding.shapes.ts'
import type { Configuration, ConfigurationEdit } from '@portico/contract/areas/branding/configuration.shapes.ts'
import { differencesIn } from '../../kit/forms/conflicts/differences-in.ts'

export const colorNames = [
  { name: 'primary', label: 'Primary', use: 'Buttons, links, and the bar below the header' },
  { name: 'secondary', label: 'Secondary', use: 'Secondary highlights' },
  { name: 'warning', label: 'Warning', use: 'Upcoming due dates and notices' },
  { name: 'accent', label: 'Accent', use: 'Prominent highlights' },
  { name: 'otherAccent', label: 'Other accent', use: 'A second highlight, distinct from the first' },
  { name: 'success', label: 'Success', use: 'Completed items' },
] as const satisfies readonly { name: keyof BrandColors; label: string; use: string }[]

/** What the form starts with. */
export function valuesOf(configuration: Configuration): ConfigurationEdit {
  const { version, name, tabName, letterhead, loginBanner, policyLoginUrl, ...rest } = configuration
  const { colors, redirectClients, timeZone } = rest
  const typed = {
    tabName: tabName ?? '',
    letterhead,
    loginBanner: loginBanner ?? '',
    policyLoginUrl: policyLoginUrl ?? '',
  }
  return { version, name, ...typed, colors, redirectClients, timeZone }
}

export const isColor = (typed: string): boolean => /^#[0-9a-f]{6}$/i.test(typed)

/** The colors typed so far; incomplete ones keep their saved value. */
export function wholeColors(typed: BrandColors, saved: BrandColors): BrandColors {
  const colors = { ...saved }
  for (const { name } of colorNames) if (isColor(typed[name])) colors[name] = typed[name].toLowerCase()
  return colors
}

/** Fields in which two versions differ, as text. */
export function differences(mine: ConfigurationEdit, saved: Configuration) {
  return differencesIn<ConfigurationEdit>(mine, valuesOf(saved), [
    ['Name', ({ name }) => name],
    ['Tab name', ({ tabName }) => tabName ?? ''],
    ['Letterhead', ({ letterhead }) => letterhead ?? ''],
    ['Login notice', ({ loginBanner }) => loginBanner ?? ''],
    ['Policyholder login', ({ policyLoginUrl }) => policyLoginUrl ?? ''],
    ['Clients are sent to its address', ({ redirectClients }) => (redirectClients ? 'Yes' : 'No')],
    ['Time zone', ({ timeZone }) => timeZone ?? ''],
    ...colorNames.map(
      ({ name, label }) => [`${label} color`, ({ colors }: ConfigurationEdit) => colors[name]] as const,
    ),
  ])
}
