import type { Branding } from '@portico/contract/areas/branding/branding.shapes.ts'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { defaultBranding } from '@portico/contract/areas/branding/default-branding.ts'

interface Worn {
  readonly brand: Branding
  /** Switches to other branding, for example after a change. */
  readonly wear: (brand: Branding) => void
}

const BrandContext = createContext<Worn>({ brand: defaultBranding, wear: () => undefined })

/** Provides the brand of this host; `first` is the one embedded in the page. */
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

/** Switches the page's branding once it is known, to that of the brokerage that serves a link's account. */
export function useBrandOf(branding: Branding | undefined): void {
  const { wear } = useWornBrand()
  useEffect(() => {
    if (branding !== undefined) wear(branding)
  }, [branding, wear])
}
