import type { Branding } from '@portico/contract/areas/branding/branding.shapes.ts'
import { createContext, useContext } from 'react'
import { defaultBranding } from '@portico/contract/areas/branding/default-branding.ts'

const BrandContext = createContext<Branding>(defaultBranding)

export const BrandProvider = BrandContext.Provider

/** The brand of this host. */
export function useBrand(): Branding {
  return useContext(BrandContext)
}
