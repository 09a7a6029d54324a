import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { q } from '../../platform/queries.ts'
import { FeaturesTable } from './features-table.tsx'

/** The features that a brokerage has for all its accounts. */
export default function BrokerageFeaturesCard({ brokerCode }: { readonly brokerCode: string }) {
  const features = useQuery(q('GET /api/brokerages/{brokerCode}/features', { params: { brokerCode } }))
  return (
    <Card title="Features">
      <p>The portal’s administrators set features for your accounts. An account’s own value takes precedence.</p>
      <Loaded query={features} failed="The features could not be loaded.">
        {(set) => <FeaturesTable set={set} />}
      </Loaded>
    </Card>
  )
}
