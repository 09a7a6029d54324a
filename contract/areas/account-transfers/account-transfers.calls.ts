import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import {
  AccountTransfer,
  AccountTransferDetail,
  NewShare,
  NewTransfer,
  OwnTransfers,
  ShareChoices,
  TransferChoices,
  TransferReason,
} from './transfer.shapes.ts'

const errors = { 403: Problem, 404: Problem } as const
const limits = [{ per: 'user', tries: 120, minutes: 60 }] as const
const transferId = { transferId: z.uuid() }
const list = z.array(AccountTransfer).max(200)

const byPlatform = { access: 'administrator', params: z.object(transferId) } as const
const ofBrokerage = { access: 'brokerage-admin', params: z.object({ brokerCode: z.string() }) } as const
const byBrokerage = { ...ofBrokerage, params: z.object({ brokerCode: z.string(), ...transferId }) } as const
const between = z.object({ accountCode: z.string().max(60), toBrokerage: z.string().max(60) })
const proposed = {
  access: 'administrator',
  stepUp: true,
  limits,
  responses: { 201: AccountTransferDetail, 422: Problem, ...errors },
} as const
const shown = { responses: { 200: AccountTransferDetail, ...errors } } as const
const answered = { limits, responses: { 200: AccountTransferDetail, 422: Problem, ...errors } } as const

/** Moving an account to another brokerage, or sharing it: proposed by the platform, confirmed by both. */
export const accountTransfersCalls = calls({
  'GET /api/administration/account-transfers': {
    access: 'administrator',
    summary: 'Lists the latest 200 transfers of accounts between brokerages. Platform administrators only.',
    responses: { 200: list, 403: Problem },
  },
  'GET /api/administration/account-transfers/preview': {
    access: 'administrator',
    summary:
      'Returns what a move of an account would take along, end, and be stopped by. Platform administrators only.',
    query: between,
    responses: { 200: TransferChoices, 422: Problem, ...errors },
  },
  'POST /api/administration/account-transfers': {
    ...proposed,
    summary: 'Proposes to move an account to another brokerage. Platform administrators only.',
    body: NewTransfer,
  },
  'GET /api/administration/account-shares/preview': {
    access: 'administrator',
    summary:
      'Returns what another brokerage would see of an account that is shared with it. Platform administrators only.',
    query: between,
    responses: { 200: ShareChoices, 422: Problem, ...errors },
  },
  'POST /api/administration/account-shares': {
    ...proposed,
    summary: 'Proposes to share an account with another brokerage for reading. Platform administrators only.',
    body: NewShare,
  },
  'POST /api/administration/account-shares/{transferId}/end': {
    ...byPlatform,
    ...answered,
    summary: 'Ends a share at once. Platform administrators only.',
    body: TransferReason,
  },
  'GET /api/administration/account-transfers/{transferId}': {
    ...byPlatform,
    ...shown,
    summary: 'Returns a transfer with what moves and what stops it. Platform administrators only.',
  },
  'POST /api/administration/account-transfers/{transferId}/withdraw': {
    ...byPlatform,
    ...answered,
    summary: 'Withdraws a transfer before its effective date. Platform administrators only.',
    body: TransferReason,
  },
  'GET /api/brokerages/{brokerCode}/account-transfers': {
    ...ofBrokerage,
    summary: 'Lists the latest 200 transfers from and to a brokerage. Brokerage admins only.',
    responses: { 200: list, 403: Problem },
  },
  'GET /api/brokerages/{brokerCode}/account-transfers/{transferId}': {
    ...byBrokerage,
    ...shown,
    summary: 'Returns a transfer from or to a brokerage with what moves. Brokerage admins only.',
  },
  'POST /api/brokerages/{brokerCode}/account-transfers/{transferId}/confirm': {
    ...byBrokerage,
    ...answered,
    stepUp: true,
    summary: 'Confirms a transfer for a brokerage. Brokerage admins only.',
  },
  'POST /api/brokerages/{brokerCode}/account-transfers/{transferId}/decline': {
    ...byBrokerage,
    ...answered,
    summary: 'Declines a transfer for a brokerage, also after it confirmed. Brokerage admins only.',
    body: TransferReason,
  },
  'POST /api/brokerages/{brokerCode}/account-shares/{transferId}/end': {
    ...byBrokerage,
    ...answered,
    summary: 'Ends a share at once for one of its two brokerages. Brokerage admins only.',
    body: TransferReason,
  },
  'GET /api/accounts/{accountId}/account-transfers': {
    access: 'account-admin',
    params: z.object({ accountId: z.string() }),
    summary: 'Returns the transfers of an account, the latest first. Account admins only.',
    responses: { 200: OwnTransfers, ...errors },
  },
  'POST /api/accounts/{accountId}/account-transfers/{transferId}/object': {
    access: 'account-admin',
    params: z.object({ accountId: z.string(), ...transferId }),
    limits,
    summary: 'Objects to a transfer or to a share in force, which ends it. Admins of the insured only.',
    body: TransferReason,
    responses: { 200: OwnTransfers, 403: Problem, 404: Problem, 422: Problem },
  },
})
