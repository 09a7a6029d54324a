import type { CertificateValues, VendorCertificate } from '@portico/contract/areas/vendors/vendor-certificate.shapes.ts'
import type { Vendor } from '@portico/contract/areas/vendors/vendor-list.shapes.ts'
import type { VendorLine } from '@portico/contract/areas/vendors/vendor-lines.ts'
import { vendorMessages } from '@portico/contract/areas/vendors/vendor.messages.ts'
import type {
  RequirementSet,
  RequirementSetDraft,
  VendorDraft,
  VendorRecord,
} from '@portico/contract/areas/vendors/vendor.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { useThenRead } from '../../kit/records/use-then-read.ts'
import { call } from '../../platform/client.ts'
import { q } from '../../platform/queries.ts'
import type { Sending } from '../../platform/files/sending.ts'
import { uploadFile } from '../documents/documents.public.ts'

const listKey = 'GET /api/accounts/{accountId}/vendors'
const vendorKey = 'GET /api/accounts/{accountId}/vendors/{vendorId}'
export const changeVendorKey = 'PUT /api/accounts/{accountId}/vendors/{vendorId}'
export const changeSetKey = 'PUT /api/accounts/{accountId}/vendor-requirement-sets/{setId}'
export const confirmKey = 'POST /api/accounts/{accountId}/vendors/{vendorId}/certificates/{certificateId}/confirm'
export const rejectKey = 'POST /api/accounts/{accountId}/vendors/{vendorId}/certificates/{certificateId}/reject'

export const useVendors = (accountId: string) => useQuery(q(listKey, { params: { accountId } }))

export const useVendor = (accountId: string, vendorId: string) =>
  useQuery(q(vendorKey, { params: { accountId, vendorId } }))

export const useVersions = (accountId: string, setId: string) =>
  useQuery(
    q('GET /api/accounts/{accountId}/vendor-requirement-sets/{setId}/versions', { params: { accountId, setId } }),
  )

/** What people do to vendors of an account; each call throws the error. */
export function useVendorCalls(accountId: string) {
  const thenRead = useThenRead([listKey, vendorKey])
  const inAccount = { accountId }
  const of = ({ record }: Pick<Vendor, 'record'>) => ({ accountId, vendorId: record.id })
  return {
    addVendor: (body: VendorDraft) =>
      thenRead(call('POST /api/accounts/{accountId}/vendors', { params: inAccount, body }), vendorMessages.vendorSaved),
    importVendors: async (file: File, sending: Sending) => {
      const uploadId = await uploadFile(accountId, file, sending)
      return thenRead(
        call('POST /api/accounts/{accountId}/vendor-imports', { params: inAccount, body: { uploadId } }),
        ({ added, unchanged }) => vendorMessages.imported(added, unchanged),
      )
    },
    changeVendor: ({ id: vendorId, version }: VendorRecord, body: VendorDraft) =>
      thenRead(
        call(changeVendorKey, { params: { accountId, vendorId }, body: { ...body, version } }),
        vendorMessages.vendorSaved,
      ),
    removeVendor: ({ id: vendorId, version }: VendorRecord) =>
      thenRead(
        call('DELETE /api/accounts/{accountId}/vendors/{vendorId}', {
          params: { accountId, vendorId },
          query: { version: String(version) },
        }),
        vendorMessages.vendorRemoved,
      ),
    addSet: (body: RequirementSetDraft) =>
      thenRead(
        call('POST /api/accounts/{accountId}/vendor-requirement-sets', { params: inAccount, body }),
        vendorMessages.setSaved,
      ),
    changeSet: ({ id: setId, version }: RequirementSet, body: RequirementSetDraft) =>
      thenRead(
        call(changeSetKey, { params: { accountId, setId }, body: { ...body, version } }),
        vendorMessages.setSaved,
      ),
    removeSet: ({ id: setId, version }: RequirementSet) =>
      thenRead(
        call('DELETE /api/accounts/{accountId}/vendor-requirement-sets/{setId}', {
          params: { accountId, setId },
          query: { version: String(version) },
        }),
        vendorMessages.setRemoved,
      ),
    addCertificate: (vendor: Vendor, file: File, sending: Sending) =>
      thenRead(addFile(of(vendor), file, sending), vendorMessages.certificateAdded),
    confirm: (vendor: Vendor, { id: certificateId, version }: VendorCertificate, values: CertificateValues) =>
      thenRead(
        call(confirmKey, { params: { ...of(vendor), certificateId }, body: { ...values, version } }),
        vendorMessages.certificateConfirmed,
      ),
    reject: (vendor: Vendor, { id: certificateId, version }: VendorCertificate, note: string) =>
      thenRead(
        call(rejectKey, { params: { ...of(vendor), certificateId }, body: { note, version } }),
        vendorMessages.certificateRejected,
      ),
    accept: (vendor: Vendor, body: { readonly line: VendorLine; readonly note: string; readonly until: string }) =>
      thenRead(
        call('POST /api/accounts/{accountId}/vendors/{vendorId}/acceptances', { params: of(vendor), body }),
        vendorMessages.deficiencyAccepted,
      ),
    request: (vendor: Vendor) =>
      thenRead(
        call('POST /api/accounts/{accountId}/vendors/{vendorId}/requests', { params: of(vendor) }),
        vendorMessages.requestSent(vendor.record.email),
      ),
    revoke: (vendor: Vendor) =>
      thenRead(
        call('DELETE /api/accounts/{accountId}/vendors/{vendorId}/links', { params: of(vendor) }),
        vendorMessages.linksRevoked,
      ),
    withdraw: (vendor: Vendor, acceptanceId: string) =>
      thenRead(
        call('DELETE /api/accounts/{accountId}/vendors/{vendorId}/acceptances/{acceptanceId}', {
          params: { ...of(vendor), acceptanceId },
        }),
        vendorMessages.acceptanceWithdrawn,
      ),
  }
}

/** Uploads a file and adds it to a vendor as a certificate. */
async function addFile(
  params: { readonly accountId: string; readonly vendorId: string },
  file: File,
  sending: Sending,
): Promise<Vendor> {
  const uploadId = await uploadFile(params.accountId, file, sending)
  return call('POST /api/accounts/{accountId}/vendors/{vendorId}/certificates', { params, body: { uploadId } })
}
