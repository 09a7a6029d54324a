import type { CarrierNaic, CarrierNaicDraft } from '@portico/contract/areas/carriers/carrier-naic.shapes.ts'
import { carrierMessages } from '@portico/contract/areas/carriers/carrier.messages.ts'
import { useThenRead } from '../../kit/records/use-then-read.ts'
import { call } from '../../platform/client.ts'

export const changeNumberKey = 'PUT /api/brokerages/{brokerCode}/carrier-naic-numbers/{numberId}'

/** What staff do with carriers; each call throws its error, and has `pageKey` read again. */
export function useNaicCalls(brokerCode: string, pageKey: string) {
  const thenRead = useThenRead([pageKey])
  return {
    add: (body: CarrierNaicDraft) =>
      thenRead(
        call('POST /api/brokerages/{brokerCode}/carrier-naic-numbers', { params: { brokerCode }, body }),
        'Carrier saved',
      ),
    change: ({ id: numberId, version }: CarrierNaic, body: CarrierNaicDraft) =>
      thenRead(
        call(changeNumberKey, { params: { brokerCode, numberId }, body: { ...body, version } }),
        'Carrier saved',
      ),
    importFile: (file: File) =>
      thenRead(
        call('POST /api/brokerages/{brokerCode}/carrier-imports', { params: { brokerCode }, file }),
        ({ added, changed }) => carrierMessages.imported(added, changed),
      ),
    remove: ({ id: numberId, version }: CarrierNaic) =>
      thenRead(
        call('DELETE /api/brokerages/{brokerCode}/carrier-naic-numbers/{numberId}', {
          params: { brokerCode, numberId },
          query: { version: String(version) },
        }),
        'Carrier removed',
      ),
  }
}
