import { accountTransfersCalls } from '@portico/contract/areas/account-transfers/account-transfers.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { confirmTransfer } from './answers/confirm-transfer.ts'
import { declineTransfer } from './answers/decline-transfer.ts'
import { endShare } from './answers/end-share.ts'
import { endShareOfPlatform } from './answers/end-share-of-platform.ts'
import { getBrokerageTransfer } from './reading/get-brokerage-transfer.ts'
import { getTransfer } from './reading/get-transfer.ts'
import { listBrokerageTransfers } from './reading/list-brokerage-transfers.ts'
import { listOwnTransfers } from './reading/list-own-transfers.ts'
import { listTransfers } from './reading/list-transfers.ts'
import { objectToTransfer } from './answers/object-to-transfer.ts'
import { previewTransfer } from './proposing/preview-transfer.ts'
import { previewShare } from './proposing/preview-share.ts'
import { proposeShare } from './proposing/propose-share.ts'
import { proposeTransfer } from './proposing/propose-transfer.ts'
import { withdrawTransfer } from './answers/withdraw-transfer.ts'

export const accountTransfersRoutes = bind(accountTransfersCalls, {
  'GET /api/administration/account-transfers': listTransfers,
  'GET /api/administration/account-transfers/preview': previewTransfer,
  'POST /api/administration/account-transfers': proposeTransfer,
  'GET /api/administration/account-shares/preview': previewShare,
  'POST /api/administration/account-shares': proposeShare,
  'POST /api/administration/account-shares/{transferId}/end': endShareOfPlatform,
  'GET /api/administration/account-transfers/{transferId}': getTransfer,
  'POST /api/administration/account-transfers/{transferId}/withdraw': withdrawTransfer,
  'GET /api/brokerages/{brokerCode}/account-transfers': listBrokerageTransfers,
  'GET /api/brokerages/{brokerCode}/account-transfers/{transferId}': getBrokerageTransfer,
  'POST /api/brokerages/{brokerCode}/account-transfers/{transferId}/confirm': confirmTransfer,
  'POST /api/brokerages/{brokerCode}/account-transfers/{transferId}/decline': declineTransfer,
  'POST /api/brokerages/{brokerCode}/account-shares/{transferId}/end': endShare,
  'GET /api/accounts/{accountId}/account-transfers': listOwnTransfers,
  'POST /api/accounts/{accountId}/account-transfers/{transferId}/object': objectToTransfer,
})
