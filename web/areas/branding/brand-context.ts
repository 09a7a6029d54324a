import type { Branding } from '@portico/contract/areas/branding/branding.shapes.ts'
import { createContext, useContext } from 'react'
import { productBranding } from './product-branding.ts'

const BrandContext = createContext<Branding>(productBranding)

export const BrandProvider = BrandContext.Provider

/** The brand of this host. */
export function useBrand(): Branding {
  return useContext(BrandContext)
}
