import type { RenewalItemFilter } from '@portico/contract/areas/certificate-renewals/certificate-renewal.shapes.ts'
import { addressText } from '../../platform/text/address-text.ts'

const oneOf = <T extends string>(value: unknown, allowed: readonly T[]): T | undefined =>
  allowed.find((each) => each === value)

/** The filter that an address holds; whatever is none is passed over. */
export function renewalFilter(address: Readonly<Record<string, unknown>>): RenewalItemFilter {
  const search = addressText(address['search']).slice(0, 100)
  const group = addressText(address['group']).slice(0, 60)
  const verdict = oneOf(address['verdict'], ['SUPPORTED', 'NEEDS_ENDORSEMENT', 'NOT_AVAILABLE'])
  const kept = oneOf(address['kept'], ['Y', 'N'])
  const state = oneOf(address['state'], ['WAITING', 'ISSUED', 'SENT', 'NO_EMAIL', 'SKIPPED'])
  return {
    ...(search !== '' && { search }),
    ...(group !== '' && { group }),
    ...(verdict !== undefined && { verdict }),
    ...(kept !== undefined && { kept }),
    ...(state !== undefined && { state }),
  }
}
