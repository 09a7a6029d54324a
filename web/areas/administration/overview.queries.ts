import { useQuery } from '@tanstack/react-query'
import { q } from '../../platform/queries.ts'

const againMs = 30_000

/** How the platform is doing, read again now and then while the page is looked at. */
export function useOverview() {
  return useQuery({ ...q('GET /api/administration/overview'), refetchInterval: againMs })
}
