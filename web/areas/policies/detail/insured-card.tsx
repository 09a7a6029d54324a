import type { PolicyDetail } from '@portico/contract/areas/policies/policy.shapes.ts'
import { Card } from '../../../kit/layout/card.tsx'
import { TextList } from './text-list.tsx'

/** The named insureds and locations of a policy; nothing if none were entered. */
export function InsuredCard({ policy: { namedInsureds, insuredLocations } }: { readonly policy: PolicyDetail }) {
  if (namedInsureds.length === 0 && insuredLocations.length === 0) return null
  return (
    <Card title="Named insureds and locations">
      <TextList title="Named insureds" items={namedInsureds} />
      <TextList title="Insured locations" items={insuredLocations} />
    </Card>
  )
}
