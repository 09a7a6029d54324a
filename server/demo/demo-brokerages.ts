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
  readonly logo: string
  /** Lines next to the logo on letters. */
  readonly letterhead: string
}

/** A wordmark on a plate, readable on light and dark pages. */
function wordmark(plate: string, sign: string, [first, second]: readonly [string, string]): string {
  const words =
    `<text x="56" y="22" font-size="17" font-weight="700">${first}</text>` +
    `<text x="56" y="38" font-size="12" letter-spacing="1.2" opacity=".85">${second}</text>`
  const drawing =
    `<rect width="184" height="48" rx="8" fill="${plate}"/>${sign}` +
    `<g fill="#fff" font-family="Georgia, 'Times New Roman', serif">${words}</g>`
  const size = 'width="184" height="48" viewBox="0 0 184 48"'
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawing}</svg>`)}`
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
    logo: wordmark(
      '#14406b',
      '<path d="M28 7l9 13h-5l8 11H16l8-11h-5z" fill="#8fc7a6"/><path d="M12 38q4-4 8 0t8 0 8 0 8 0" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/>',
      ['Harbor &amp; Pine', 'INSURANCE'],
    ),
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
    logo: wordmark(
      '#8a2d3b',
      '<path d="M10 37l12-22 7 11 4-7 11 18z" fill="#fff"/><path d="M22 15l-4 8 4 2 4-3z" fill="#e9b9a8"/>',
      ['Summit Risk', 'PARTNERS'],
    ),
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
    logo: wordmark(
      '#23395b',
      '<path d="M10 38l13-22 8 13 5-7 10 16z" fill="#dfe8f1"/><circle cx="38" cy="14" r="4" fill="#e0b354"/>',
      ['ALPS', 'POLICYHOLDERS'],
    ),
    letterhead: '15 Bridge Street, Albany, NY 12207\n(518) 555-0122',
  },
]
