import { deliveryMessages } from '@portico/contract/areas/certificates/delivery/certificate-delivery.messages.ts'
import type {
  CertificateDeliveries,
  DeliveryForm,
} from '@portico/contract/areas/certificates/delivery/certificate-delivery.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { useThenRead } from '../../../kit/records/use-then-read.ts'
import { call } from '../../../platform/client.ts'
import { q } from '../../../platform/queries.ts'

const deliveriesKey = 'GET /api/accounts/{accountId}/certificates/{certificateId}/deliveries'

interface At {
  readonly accountId: string
  readonly certificateId: string
}

/** The emails of a certificate; read again while one waits to leave. */
export const useDeliveries = (params: At) =>
  useQuery({
    ...q(deliveriesKey, { params }),
    refetchInterval: ({ state }: { readonly state: { readonly data?: CertificateDeliveries | undefined } }) =>
      state.data?.deliveries.some((each) => each.state === 'QUEUED') === true ? 3000 : false,
  })

/** What people do with the emails of a certificate; each call throws its error. */
export function useDeliveryCalls(params: At) {
  const thenRead = useThenRead([deliveriesKey, 'GET /api/accounts/{accountId}/certificate-holders'])
  return {
    send: (body: { email: string; form: DeliveryForm; savesAddress: boolean }) =>
      thenRead(
        call('POST /api/accounts/{accountId}/certificates/{certificateId}/deliveries', { params, body }),
        deliveryMessages.sent,
      ),
    markBounced: (deliveryId: string, reason: string) =>
      thenRead(
        call('POST /api/accounts/{accountId}/certificate-deliveries/{deliveryId}/bounce', {
          params: { accountId: params.accountId, deliveryId },
          body: { reason },
        }),
        deliveryMessages.bounced,
      ),
  }
}
