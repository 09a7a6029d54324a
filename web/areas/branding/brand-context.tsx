import type { Branding } from '@portico/contract/areas/branding/branding.shapes.ts'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { defaultBranding } from '@portico/contract/areas/branding/default-branding.ts'

interface Worn {
  readonly brand: Branding
  /** Puts on another look, such as one that was just changed. */
  readonly wear: (brand: Branding) => void
}

const BrandContext = createContext<Worn>({ brand: defaultBranding, wear: () => undefined })

/** Gives everything below it the brand of this host, `first` the one that the page came with. */
export function BrandProvider({ first, children }: { readonly first: Branding; readonly children: ReactNode }) {
  const [brand, wear] = useState(first)
  const worn = useMemo(() => ({ brand, wear }), [brand])
  return <BrandContext value={worn}>{children}</BrandContext>
}

/** The brand of this host. */
export function useBrand(): Branding {
  return useContext(BrandContext).brand
}

export function useWornBrand(): Worn {
  return useContext(BrandContext)
}

/** The page wears another look once it is known: that of the brokerage which serves the account of a link. */
export function useBrandOf(branding: Branding | undefined): void {
  const { wear } = useWornBrand()
  useEffect(() => {
    if (branding !== undefined) wear(branding)
  }, [branding, wear])
}
