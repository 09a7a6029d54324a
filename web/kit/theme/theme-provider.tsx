import '@fontsource-variable/public-sans/wght.css'
import '@fontsource/source-serif-4/latin-600.css'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/global.layer.css'
import './global.css'
import { createTheme, localStorageColorSchemeManager, MantineProvider, type MantineColorsTuple } from '@mantine/core'
import type { BrandColors } from '@portico/contract/areas/branding/branding.shapes.ts'
import { type ReactNode, useMemo } from 'react'
import { shades } from '@portico/contract/areas/branding/readable-colors.ts'
import { themeSheet } from './theme-sheet.ts'

const schemes = localStorageColorSchemeManager({ key: 'portico.scheme' })

interface Props {
  readonly colors: BrandColors
  readonly nonce: string
  readonly children: ReactNode
}

/** Gives everything below it the look of one brand, light and dark. */
export function ThemeProvider({ colors, nonce, children }: Props) {
  const theme = useMemo(() => themeOf(colors), [colors])
  const sheet = useMemo(() => themeSheet(theme, colors), [theme, colors])
  return (
    <MantineProvider
      theme={theme}
      // The library would write its variables as HTML, which the content policy forbids.
      withCssVariables={false}
      withGlobalClasses={false}
      colorSchemeManager={schemes}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <style nonce={nonce}>{sheet}</style>
      {children}
    </MantineProvider>
  )
}

function themeOf(colors: BrandColors) {
  return createTheme({
    colors: { brand: shades(colors.primary) as unknown as MantineColorsTuple },
    primaryColor: 'brand',
    fontFamily: 'var(--p-font)',
    headings: { fontFamily: 'var(--p-font-title)', fontWeight: '600' },
    defaultRadius: 'md',
    radius: { md: 'var(--p-radius)' },
    respectReducedMotion: true,
    cursorType: 'pointer',
  })
}
