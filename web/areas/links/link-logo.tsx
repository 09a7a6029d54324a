import { openedAddress } from '@portico/contract/areas/links/link.rules.ts'
import type { QuickLink } from '@portico/contract/areas/links/link.shapes.ts'
import { Monogram } from '../../kit/data/monogram.tsx'

/** Pixels of a logo. */
const size = 32

/** The logo of the site that a link leads to, or its first letter on a tile. */
export function LinkLogo({ link: { displayText, linkValue } }: { readonly link: QuickLink }) {
  const letter = displayText.match(/[\p{L}\p{N}]/u)?.[0] ?? '#'
  return <Monogram key={linkValue} name={letter} picture={faviconOf(linkValue)} square />
}

/** The address of a link's logo at the service set by the server; null if there is none. */
function faviconOf(linkValue: string): string | null {
  const service = document.querySelector<HTMLMetaElement>('meta[name="portico-favicons"]')?.content ?? ''
  const opened = openedAddress(linkValue)
  if (!service.startsWith('https://') || !URL.canParse(opened)) return null
  const host = encodeURIComponent(new URL(opened).hostname)
  return service.replaceAll('{host}', host).replaceAll('{size}', String(size))
}
