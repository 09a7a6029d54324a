import type {
  CertificateHolder,
  CertificateHolderDraft,
} from '@portico/contract/areas/certificates/certificate-holder.shapes.ts'
import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import { holderImportMessages } from '@portico/contract/areas/certificates/holders/holder-import.messages.ts'
import { useQuery } from '@tanstack/react-query'
import { useThenRead } from '../../../kit/records/use-then-read.ts'
import { call } from '../../../platform/client.ts'
import { q } from '../../../platform/queries.ts'

const listKey = 'GET /api/accounts/{accountId}/certificate-holders'
const optionsKey = 'GET /api/accounts/{accountId}/certificate-options'
export const changeHolderKey = 'PUT /api/accounts/{accountId}/certificate-holders/{holderId}'

export const useHolders = (accountId: string) => useQuery(q(listKey, { params: { accountId } }))

/** What holders received last; the list shows without it until it is here. */
export const useHolderActivity = (accountId: string) =>
  useQuery(q('GET /api/accounts/{accountId}/certificate-holder-activity', { params: { accountId } }))

/** Two holders side by side, and what would move to the first. */
export const useMergePreview = (accountId: string, holderId: string, mergedId: string) =>
  useQuery(
    q('GET /api/accounts/{accountId}/certificate-holders/{holderId}/merges/{mergedId}', {
      params: { accountId, holderId, mergedId },
    }),
  )

/** What people do to certificate holders; each call throws its error. */
export function useHolderCalls(accountId: string) {
  const thenRead = useThenRead([listKey, optionsKey])
  return {
    add: (body: CertificateHolderDraft) =>
      thenRead(
        call('POST /api/accounts/{accountId}/certificate-holders', { params: { accountId }, body }),
        certificateMessages.holderSaved,
      ),
    change: ({ id: holderId, version }: CertificateHolder, body: CertificateHolderDraft) =>
      thenRead(
        call(changeHolderKey, { params: { accountId, holderId }, body: { ...body, version } }),
        certificateMessages.holderSaved,
      ),
    merge: (kept: CertificateHolder, merged: CertificateHolder, fillsBlanks: boolean) =>
      thenRead(
        call('POST /api/accounts/{accountId}/certificate-holders/{holderId}/merges', {
          params: { accountId, holderId: kept.id },
          body: { mergedId: merged.id, version: kept.version, mergedVersion: merged.version, fillsBlanks },
        }),
        holderImportMessages.merged,
      ),
    remove: ({ id: holderId, version }: CertificateHolder) =>
      thenRead(
        call('DELETE /api/accounts/{accountId}/certificate-holders/{holderId}', {
          params: { accountId, holderId },
          query: { version: String(version) },
        }),
        certificateMessages.holderRemoved,
      ),
  }
}
