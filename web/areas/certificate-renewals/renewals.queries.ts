import { certificateRenewalMessages } from '@portico/contract/areas/certificate-renewals/certificate-renewal.messages.ts'
import type {
  CertificateRenewal,
  RenewalDecision,
  RenewalItemFilter,
  RenewalMove,
} from '@portico/contract/areas/certificate-renewals/certificate-renewal.shapes.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useThenRead } from '../../kit/records/use-then-read.ts'
import { call } from '../../platform/client.ts'
import { pagesOf, q } from '../../platform/queries.ts'

const renewalsKey = 'GET /api/accounts/{accountId}/certificate-renewals'
const renewalKey = 'GET /api/accounts/{accountId}/certificate-renewals/{renewalId}'
const renewalItemsKey = 'GET /api/accounts/{accountId}/certificate-renewals/{renewalId}/items'

interface RenewalPlace {
  readonly accountId: string
  readonly renewalId: string
}

export const useRenewals = (accountId: string) => useQuery(q(renewalsKey, { params: { accountId } }))

const isMoving = ({ state }: CertificateRenewal): boolean => state === 'COMPARING' || state === 'RUNNING'

/** A renewal; read again every few seconds while a job works on it. */
export const useRenewal = (params: RenewalPlace) =>
  useQuery({
    ...q(renewalKey, { params }),
    refetchInterval: ({ state }: { readonly state: { readonly data?: CertificateRenewal | undefined } }) =>
      state.data !== undefined && isMoving(state.data) ? 2000 : false,
  })

export const useRenewalItems = (params: RenewalPlace, query: RenewalItemFilter) =>
  useInfiniteQuery(pagesOf(renewalItemsKey, { params, query }))

const said: Readonly<Record<RenewalMove['move'], string>> = {
  START: certificateRenewalMessages.started,
  PAUSE: certificateRenewalMessages.paused,
  RESUME: certificateRenewalMessages.resumed,
  STOP: certificateRenewalMessages.stopped,
}

/** What people do with a renewal; each call throws its error. */
export function useRenewalCalls(accountId: string) {
  const thenRead = useThenRead([renewalsKey, renewalKey, renewalItemsKey])
  return {
    prepare: (policyIds: string[]) =>
      thenRead(
        call('POST /api/accounts/{accountId}/certificate-renewals', { params: { accountId }, body: { policyIds } }),
      ),
    decide: (renewalId: string, body: RenewalDecision) =>
      thenRead(
        call('POST /api/accounts/{accountId}/certificate-renewals/{renewalId}/decisions', {
          params: { accountId, renewalId },
          body,
        }),
      ),
    move: (renewalId: string, body: RenewalMove) =>
      thenRead(
        call('POST /api/accounts/{accountId}/certificate-renewals/{renewalId}/moves', {
          params: { accountId, renewalId },
          body,
        }),
        said[body.move],
      ),
  }
}
