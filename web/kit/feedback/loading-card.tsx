import { Card } from '../layout/card.tsx'
import { LoadingState } from './states.tsx'

/** Keeps the place of a card whose code is still loading, so that those beside it stay where they are. */
export const LoadingCard = ({ title }: { readonly title: string }) => (
  <Card title={title}>
    <LoadingState lines={5} />
  </Card>
)
