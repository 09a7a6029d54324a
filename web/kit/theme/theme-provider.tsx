import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/global.layer.css'
import './fonts.css'
import './global.css'
import {
  createTheme,
  localStorageColorSchemeManager,
  MantineProvider,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'
import type { BrandColours } from '@portico/contract/areas/branding/branding.shapes.ts'
import { type ReactNode, useMemo } from 'react'
import { shades } from '../../platform/theme/readable.ts'
import { type Tokens, tokensOf } from '../../platform/theme/tokens.ts'

const schemes = localStorageColorSchemeManager({ key: 'portico.scheme' })

interface Props {
  readonly colours: BrandColours
  readonly nonce: string
  readonly children: ReactNode
}

/** Gives everything below it the look of one brand, light and dark. */
export function ThemeProvider({ colours, nonce, children }: Props) {
  const { theme, resolver } = useMemo(() => themeOf(colours), [colours])
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={resolver}
      // The library's own variables are written with ours, so that its 4 KB of defaults need not be loaded.
      deduplicateCssVariables={false}
      colorSchemeManager={schemes}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  )
}

function themeOf(colours: BrandColours) {
  const brand = shades(colours.primary) as unknown as MantineColorsTuple
  const danger = shades('#b3261e') as unknown as MantineColorsTuple
  const theme = createTheme({
    colors: { brand, danger },
    primaryColor: 'brand',
    fontFamily: 'var(--p-font)',
    headings: { fontFamily: 'var(--p-font-title)', fontWeight: '600' },
    defaultRadius: 'md',
    radius: { md: 'var(--p-radius)' },
    respectReducedMotion: true,
    cursorType: 'pointer',
    variantColorResolver: variants,
  })
  const [light, dark] = [tokensOf(colours, 'light'), tokensOf(colours, 'dark')]
  const resolver: CSSVariablesResolver = () => ({
    variables: {},
    light: { ...ownVariables(light), ...libraryVariables(light) },
    dark: { ...ownVariables(dark), ...libraryVariables(dark) },
  })
  return { theme, resolver }
}

/** Buttons take their colours from our tokens, where every pair has been computed to read. */
const variants: VariantColorsResolver = ({ color, variant }) => {
  const role = color === 'danger' ? 'danger' : 'brand'
  const none = '1px solid transparent'
  if (variant === 'filled')
    return {
      background: `var(--p-${role}-fill)`,
      hover: `var(--p-${role}-fill-hover)`,
      color: `var(--p-${role}-on-fill)`,
      border: none,
    }
  if (variant === 'subtle')
    return { background: 'transparent', hover: `var(--p-${role}-soft)`, color: `var(--p-${role}-text)`, border: none }
  return {
    background: 'var(--p-surface)',
    hover: 'var(--p-sunken)',
    color: 'var(--p-text)',
    border: '1px solid var(--p-border-strong)',
  }
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
