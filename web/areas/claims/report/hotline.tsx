import type { ClaimOptions } from '@portico/contract/areas/claims/claim.shapes.ts'
import { policiesInForce } from '@portico/contract/areas/claims/claim.rules.ts'
import { Notice } from '../../../kit/feedback/notice.tsx'

interface Props {
  readonly options: ClaimOptions
  readonly carrier: string
}

/** The carrier's incident line: it comes before any question, where it is known. */
export function Hotline({ options, carrier }: Props) {
  const inForce = policiesInForce(options.policies, 'CYBER', { discoveredOn: options.today })
  const carriers = new Set([carrier, ...inForce.map((policy) => policy.carrier)].map((each) => each.toLowerCase()))
  const found = options.hotlines.find((each) => carriers.has(each.carrier.toLowerCase()))
  if (found === undefined) return null
  return (
    <Notice kind="warning">
      Call the incident hotline of {found.carrier} first:{' '}
      <a href={`tel:${found.hotline.replaceAll(/[^\d+]/g, '')}`}>{found.hotline}</a>. Then continue here.
    </Notice>
  )
}
