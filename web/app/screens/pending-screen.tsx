import { LoadingState } from '../../kit/feedback/states.tsx'

/** Shown while a page is being fetched. */
export function PendingScreen() {
  return <LoadingState lines={6} />
}
