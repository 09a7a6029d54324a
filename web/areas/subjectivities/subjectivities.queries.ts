import { subjectivityMessages } from '@portico/contract/areas/subjectivities/subjectivity.messages.ts'
import type { SubjectivityMove } from '@portico/contract/areas/subjectivities/subjectivity.rules.ts'
import type {
  FilePurpose,
  Subjectivities,
  Subjectivity,
  SubjectivityDraft,
} from '@portico/contract/areas/subjectivities/subjectivity.shapes.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../kit/feedback/toasts.ts'
import { call } from '../../platform/client.ts'
import { q } from '../../platform/queries.ts'
import { useShownCycle } from '../renewals/renewals.public.ts'

const listKey = 'GET /api/accounts/{accountId}/renewals/{cycleId}/subjectivities'
export const changeKey = 'PUT /api/accounts/{accountId}/subjectivities/{subjectivityId}'
export const stepKey = 'POST /api/accounts/{accountId}/subjectivities/{subjectivityId}/steps'

/** The subjectivities of the renewal that is shown. */
export const useSubjectivities = (accountId: string) =>
  useQuery(q(listKey, { params: { accountId, cycleId: useShownCycle() } }))

/** Actions on subjectivities; each throws its error, and the list is refetched in any case. */
export function useSubjectivityCalls(accountId: string) {
  const cache = useQueryClient()
  const after = async (work: () => Promise<unknown>, said?: string): Promise<void> => {
    try {
      await work()
      if (said !== undefined) toasts.show('success', said)
    } finally {
      await cache.invalidateQueries({ queryKey: [listKey, { params: { accountId } }] })
    }
  }
  const paramsOf = ({ id }: Subjectivity) => ({ accountId, subjectivityId: id })

  return {
    add: ({ cycleId }: Subjectivities, body: SubjectivityDraft) =>
      after(
        () =>
          call('POST /api/accounts/{accountId}/renewals/{cycleId}/subjectivities', {
            params: { accountId, cycleId },
            body,
          }),
        subjectivityMessages.saved,
      ),
    change: (item: Subjectivity, { line: _line, ...fields }: SubjectivityDraft) =>
      after(
        () =>
          call(changeKey, {
            params: paramsOf(item),
            body: { ...fields, version: item.version },
          }),
        subjectivityMessages.saved,
      ),
    remove: (item: Subjectivity) =>
      after(
        () => call('DELETE /api/accounts/{accountId}/subjectivities/{subjectivityId}', { params: paramsOf(item) }),
        subjectivityMessages.deleted,
      ),
    sendFile: (item: Subjectivity, purpose: FilePurpose, file: File) =>
      after(() =>
        call('POST /api/accounts/{accountId}/subjectivities/{subjectivityId}/files', {
          params: paramsOf(item),
          query: { purpose },
          file,
        }),
      ),
    removeFile: (item: Subjectivity, documentId: string) =>
      after(() =>
        call('DELETE /api/accounts/{accountId}/subjectivities/{subjectivityId}/files/{documentId}', {
          params: { ...paramsOf(item), documentId },
        }),
      ),
    move: (item: Subjectivity, move: SubjectivityMove, note: string) =>
      after(
        () =>
          call(stepKey, {
            params: paramsOf(item),
            body: { move, note, version: item.version },
          }),
        subjectivityMessages.saved,
      ),
  }
}
