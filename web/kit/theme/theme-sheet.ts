import { DEFAULT_THEME, defaultCssVariablesResolver, type MantineThemeOverride, mergeMantineTheme } from '@mantine/core'
import type { BrandColors } from '@portico/contract/areas/branding/branding.shapes.ts'
import { type Scheme, type Tokens, tokensOf } from '../../platform/theme/tokens.ts'

/** Scales of the library that nothing of ours uses. */
const unused = /^--mantine-color-(red|pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange)-/

/** The style sheet of a brand: our tokens and the variables of the component library, light and dark. */
export function themeSheet(override: MantineThemeOverride, colors: BrandColors): string {
  const library = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, override))
  const [light, dark] = [tokensOf(colors, 'light'), tokensOf(colors, 'dark')]
  return [
    rule(':root', library.variables),
    rule(":root[data-mantine-color-scheme='light']", { ...library.light, ...ours(light) }),
    rule(":root[data-mantine-color-scheme='dark']", { ...library.dark, ...ours(dark) }),
    ":root[data-mantine-color-scheme='light']{color-scheme:light}",
    ":root[data-mantine-color-scheme='dark']{color-scheme:dark}",
  ].join('')
}

/** Our variables of a brand in one scheme, for a part of a page that shows another look than the page's own. */
export function themeVariables(colors: BrandColors, scheme: Scheme): Readonly<Record<string, string>> {
  return ownVariables(tokensOf(colors, scheme))
}

function rule(selector: string, variables: Readonly<Record<string, string>>): string {
  const lines = Object.entries(variables).filter(([name]) => !unused.test(name))
  return `${selector}{${lines.map(([name, value]) => `${name}:${value}`).join(';')}}`
}

function ours(tokens: Tokens): Record<string, string> {
  return { ...ownVariables(tokens), ...libraryVariables(tokens) }
}

function ownVariables(tokens: Tokens): Record<string, string> {
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--p-${name}`, value]))
}

/** The library's greys fail on contrast; it reads these variables instead. */
function libraryVariables(tokens: Tokens): Record<string, string> {
  return {
    '--mantine-color-text': tokens.text,
    '--mantine-color-body': tokens.canvas,
    '--mantine-color-white': tokens.surface,
    '--mantine-color-dimmed': tokens.muted,
    '--mantine-color-placeholder': tokens.muted,
    '--mantine-color-error': tokens['danger-text'],
    '--mantine-color-success': tokens['success-text'],
    '--mantine-color-anchor': tokens['brand-text'],
    '--mantine-color-default': tokens.surface,
    '--mantine-color-default-hover': tokens.sunken,
    '--mantine-color-default-color': tokens.text,
    '--mantine-color-default-border': tokens['border-strong'],
    '--mantine-color-disabled': tokens.sunken,
    '--mantine-color-disabled-color': tokens.muted,
    '--mantine-color-disabled-border': tokens.border,
    '--mantine-color-gray-4': tokens['border-strong'],
    '--mantine-color-dark-4': tokens['border-strong'],
    '--mantine-color-dark-6': tokens.surface,
    '--mantine-color-brand-filled': tokens['brand-fill'],
    '--mantine-color-brand-filled-hover': tokens['brand-fill-hover'],
    '--mantine-primary-color-filled': tokens['brand-fill'],
    '--mantine-primary-color-filled-hover': tokens['brand-fill-hover'],
    '--mantine-primary-color-contrast': tokens['brand-on-fill'],
    '--mantine-primary-color-light': tokens['brand-soft'],
    '--mantine-primary-color-light-hover': tokens['brand-soft'],
    '--mantine-primary-color-light-color': tokens['brand-on-soft'],
  }
}
