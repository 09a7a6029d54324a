import type { Branding } from '@portico/contract/areas/branding/branding.shapes.ts'

/** The product's own look, where neither the page nor the server can say whose it is. */
export const productBranding: Branding = {
  colors: {
    primary: '#0b4f52',
    secondary: '#35686a',
    warning: '#c8962a',
    accent: '#1d7f78',
    otherAccent: '#5a6b8c',
    success: '#2e7d4f',
  },
  name: 'Portico',
  tabName: 'Portico',
  logo: null,
  loginBanner: null,
}
