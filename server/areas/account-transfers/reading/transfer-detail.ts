import { isOpen, type TransferSide } from '@portico/contract/areas/account-transfers/transfer.rules.ts'
import type {
  AccountTransfer,
  AccountTransferDetail,
  TransferPreview,
} from '@portico/contract/areas/account-transfers/transfer.shapes.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { adminsOfInsured, namesOf } from '../parties.view.ts'
import { obstaclesOf, sharedCounts, shareObstaclesOf, transferCounts } from '../proposing/preview.view.ts'
import { storedParts } from './stored-parts.view.ts'

type Team = Awaited<ReturnType<typeof storedParts>>['team']

/**
 * A transfer with what moves. The brokerage that gets the account sees counts while it decides, and no person of the
 * insured; of a transfer that ended without a move nothing is counted any longer.
 */
export async function transferDetail(
  tx: Tx,
  transfer: AccountTransfer,
  side: TransferSide,
): Promise<AccountTransferDetail> {
  const { team, moved } = await storedParts(tx, transfer.id)
  const seesPeople = side !== 'TO' && isOpen(transfer.state)
  const admins = seesPeople ? await adminsOfInsured(tx, transfer.accountCode, transfer.from.brokerCode) : []
  return {
    transfer,
    team: await namesOf(tx, team),
    admins: admins.map(({ name }) => name),
    preview: isOpen(transfer.state)
      ? await previewNow(tx, transfer, team)
      : { moves: [], ends: [], ...moved, obstacles: [] },
  }
}

async function previewNow(tx: Tx, transfer: AccountTransfer, team: Team): Promise<TransferPreview> {
  const way = { account: transfer.accountCode, from: transfer.from.brokerCode, to: transfer.to.brokerCode }
  if (transfer.kind === 'SHARE')
    return { ...(await sharedCounts(tx, way.account)), obstacles: await shareObstaclesOf(tx, way) }
  return { ...(await transferCounts(tx, way)), obstacles: await obstaclesOf(tx, { ...way, team }) }
}

/** On which side of a transfer a brokerage is. */
export const sideOf = ({ from }: Pick<AccountTransfer, 'from'>, brokerage: string): 'FROM' | 'TO' =>
  from.brokerCode === brokerage ? 'FROM' : 'TO'
