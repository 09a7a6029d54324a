import type { Branding } from './branding.shapes.ts'

/** Dark teal and gold: the default branding. */
export const defaultBranding: Branding = {
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
  brokerCode: null,
  policyLoginUrl: null,
  loginBanner: null,
}
