import { LoadingState } from '../../kit/feedback/states.tsx'

/** Stands in while a page is being fetched. */
export function PendingScreen() {
  return <LoadingState lines={6} />
}
