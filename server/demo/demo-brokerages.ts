import { defaultBranding, type BrandColours } from '@portico/contract/areas/branding/branding.shapes.ts'

interface DemoBrokerage {
  readonly code: string
  readonly name: string
  readonly subdomain: string
  readonly tabName: string | null
  readonly loginBanner: string | null
  readonly colors: BrandColours
  readonly logo: string
}

const svg = (drawing: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${drawing}</svg>`)}`

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
    logo: svg(
      '<rect width="48" height="48" rx="10" fill="#14406b"/><path d="M24 7l9 13h-5l8 11H12l8-11h-5z" fill="#8fc7a6"/>' +
        '<path d="M8 37q4-4 8 0t8 0 8 0 8 0" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/>',
    ),
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
    logo: svg(
      '<rect width="48" height="48" rx="24" fill="#8a2d3b"/><path d="M8 35l11-19 6 9 4-6 11 16z" fill="#fff"/>' +
        '<path d="M19 16l-4 7 4 2 4-3z" fill="#e9b9a8"/>',
    ),
  },
  {
    code: 'ALPS',
    name: 'ALPS Policyholder Portal',
    subdomain: 'alps',
    tabName: null,
    loginBanner:
      'Your old log-in credentials are no longer valid. We sent you an e-mail with a link to set up a new login; then log in with your e-mail and new password.',
    colors: { ...defaultBranding.colors, primary: '#23395b', accent: '#406e8e', secondary: '#5b7288' },
    logo: svg(
      '<rect width="48" height="48" rx="6" fill="#23395b"/><path d="M6 36l12-20 8 12 5-7 11 15z" fill="#dfe8f1"/>' +
        '<circle cx="35" cy="13" r="4" fill="#e0b354"/>',
    ),
  },
]
