import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pageSubdomain } from '../../platform/page-brand.ts'
import { q } from '../../platform/queries.ts'
import { useWornBrand } from './brand-context.tsx'

/** Applies branding changes of this host's brokerage while the portal is open; an event reports them. */
export function BrandKeeper() {
  const { brand, wear } = useWornBrand()
  const { data } = useQuery({
    ...q('GET /open/branding/{subdomain}', { params: { subdomain: pageSubdomain() } }),
    initialData: brand,
    staleTime: Infinity,
    enabled: brand.brokerCode !== null,
  })
  useEffect(() => {
    wear(data)
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', data.colors.primary)
  }, [data, wear])
  return null
}
