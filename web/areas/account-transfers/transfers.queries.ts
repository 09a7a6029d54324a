import { transferMessages } from '@portico/contract/areas/account-transfers/transfer.messages.ts'
import type {
  AccountTransferDetail,
  ShareDraft,
  TransferDraft,
} from '@portico/contract/areas/account-transfers/transfer.shapes.ts'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../kit/feedback/toasts.ts'
import { call } from '../../platform/client.ts'
import { q } from '../../platform/queries.ts'

const listKey = 'GET /api/administration/account-transfers'
const ofBrokerageKey = 'GET /api/brokerages/{brokerCode}/account-transfers'
const quiet = { inBackground: true } as const

interface Reason {
  readonly reason: string
}

/** The latest transfers of accounts. */
export const transfersQuery = q(listKey)

/** A transfer as the platform sees it. */
export const transferQuery = (transferId: string) =>
  q('GET /api/administration/account-transfers/{transferId}', { params: { transferId } })

/** What a move of an account to a brokerage would do. */
export const previewQuery = (accountCode: string, toBrokerage: string) =>
  q('GET /api/administration/account-transfers/preview', { query: { accountCode, toBrokerage } })

/** What a share of an account with a brokerage would show. */
export const sharePreviewQuery = (accountCode: string, toBrokerage: string) =>
  q('GET /api/administration/account-shares/preview', { query: { accountCode, toBrokerage } })

/** The latest transfers from and to a brokerage. */
export const brokerageTransfersQuery = (brokerCode: string) => q(ofBrokerageKey, { params: { brokerCode } })

/** A transfer as one of its brokerages sees it. */
export const brokerageTransferQuery = (brokerCode: string, transferId: string) =>
  q('GET /api/brokerages/{brokerCode}/account-transfers/{transferId}', { params: { brokerCode, transferId } })

/** The transfers of an account. */
export const ownTransfersQuery = (accountId: string) =>
  q('GET /api/accounts/{accountId}/account-transfers', { params: { accountId } })

function useSaved() {
  const cache = useQueryClient()
  return async <T>(work: Promise<T>, key: QueryKey | ((answer: T) => QueryKey), message: string): Promise<T> => {
    const answer = await work
    cache.setQueryData(typeof key === 'function' ? key(answer) : key, answer)
    await Promise.all([listKey, ofBrokerageKey].map((list) => cache.invalidateQueries({ queryKey: [list] })))
    toasts.show('success', message)
    return answer
  }
}

/** Proposes a move. Throws its error. */
export function useProposal(accountCode: string, toBrokerage: string) {
  const proposed = useProposed(transferMessages.proposed)
  return (draft: TransferDraft) =>
    proposed(
      call('POST /api/administration/account-transfers', { body: { ...draft, accountCode, toBrokerage } }, quiet),
    )
}

/** Proposes a share. Throws its error. */
export function useShareProposal(accountCode: string, toBrokerage: string) {
  const proposed = useProposed(transferMessages.shareProposed)
  return (draft: ShareDraft) =>
    proposed(call('POST /api/administration/account-shares', { body: { ...draft, accountCode, toBrokerage } }, quiet))
}

function useProposed(message: string) {
  const saved = useSaved()
  return (work: Promise<AccountTransferDetail>) =>
    saved(work, ({ transfer }) => transferQuery(transfer.id).queryKey, message)
}

/** Ends a share for the platform. Throws its error. */
export const useShareEnd = (transferId: string) =>
  useStop('POST /api/administration/account-shares/{transferId}/end', transferId, transferMessages.shareEnded)

/** Withdraws a transfer. Throws its error. */
export const useWithdrawal = (transferId: string) =>
  useStop('POST /api/administration/account-transfers/{transferId}/withdraw', transferId, transferMessages.withdrawn)

type StopKey =
  | 'POST /api/administration/account-shares/{transferId}/end'
  | 'POST /api/administration/account-transfers/{transferId}/withdraw'

function useStop(path: StopKey, transferId: string, message: string) {
  const saved = useSaved()
  return (body: Reason) =>
    saved(call(path, { params: { transferId }, body }, quiet), transferQuery(transferId).queryKey, message)
}

/** What a brokerage answers to a transfer. Each throws its error. */
export function useAnswers(brokerCode: string, transferId: string) {
  const saved = useSaved()
  const params = { brokerCode, transferId }
  const { queryKey } = brokerageTransferQuery(brokerCode, transferId)
  const path = 'POST /api/brokerages/{brokerCode}/account-transfers/{transferId}'
  return {
    confirm: () => saved(call(`${path}/confirm`, { params }, quiet), queryKey, transferMessages.confirmed),
    decline: (body: Reason) =>
      saved(call(`${path}/decline`, { params, body }, quiet), queryKey, transferMessages.declined),
    end: (body: Reason) =>
      saved(
        call('POST /api/brokerages/{brokerCode}/account-shares/{transferId}/end', { params, body }, quiet),
        queryKey,
        transferMessages.shareEnded,
      ),
  }
}

/** Objects to a transfer for the insured. Throws its error. */
export function useObjection(accountId: string, transferId: string) {
  const saved = useSaved()
  const path = 'POST /api/accounts/{accountId}/account-transfers/{transferId}/object'
  return (body: Reason) =>
    saved(
      call(path, { params: { accountId, transferId }, body }, quiet),
      ownTransfersQuery(accountId).queryKey,
      transferMessages.objected,
    )
}
