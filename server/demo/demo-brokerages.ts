import type { BrandColors } from '@portico/contract/areas/branding/branding.shapes.ts'
import { defaultBranding } from '@portico/contract/areas/branding/default-branding.ts'

interface DemoBrokerage {
  readonly code: string
  readonly name: string
  readonly subdomain: string
  readonly tabName: string | null
  readonly loginBanner: string | null
  readonly policyLoginUrl?: string
  readonly colors: BrandColors
  /** Lines next to the logo on letters. */
  readonly letterhead: string
}

export const demoBrokerages: readonly DemoBrokerage[] = [
  {
    code: 'HARBOR',
    name: 'Harbor & Pine Insurance',
    subdomain: 'harbor',
    tabName: null,
    loginBanner: null,
    colors: {
      primary: '#14406b',
      secondary: '#3d6a4b',
      warning: '#d08a1d',
      accent: '#2f7d5b',
      otherAccent: '#7a5c99',
      success: '#2e7d4f',
    },
    letterhead: '200 Harbor Street, Seattle, WA 98101\n(206) 555-0140\nLicense 4471902',
  },
  {
    code: 'SUMMIT',
    name: 'Summit Risk Partners',
    subdomain: 'summit',
    tabName: 'Summit Client Hub',
    loginBanner: null,
    colors: {
      primary: '#8a2d3b',
      secondary: '#4a4e69',
      warning: '#e0a030',
      accent: '#b5563c',
      otherAccent: '#3f6f8f',
      success: '#3c7a4e',
    },
    letterhead: '88 Summit Avenue, Denver, CO 80202\n(303) 555-0175',
  },
  {
    code: 'ALPS',
    name: 'ALPS Policyholder Portal',
    subdomain: 'alps',
    tabName: null,
    loginBanner:
      'Your old log-in credentials are no longer valid. We sent you an email with a link to set up a new login. Then log in with your email and new password.',
    policyLoginUrl: 'https://policyholders.alps.test/login',
    colors: { ...defaultBranding.colors, primary: '#23395b', accent: '#406e8e', secondary: '#5b7288' },
    letterhead: '15 Bridge Street, Albany, NY 12207\n(518) 555-0122',
  },
]
