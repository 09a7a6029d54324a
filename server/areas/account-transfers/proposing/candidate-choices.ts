import { effectiveDays } from '@portico/contract/areas/account-transfers/transfer.rules.ts'
import type { ShareChoices } from '@portico/contract/areas/account-transfers/transfer.shapes.ts'
import type { UserContext } from '../../../platform/context.ts'
import { dayIn } from '../../../platform/dates/today.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { adminsOfInsured } from '../parties.view.ts'
import { wantedCandidate } from './candidate.view.ts'
import { demandOtherBrokerage } from './demand-other-brokerage.ts'
import type { Way } from './preview.view.ts'

interface Asked {
  readonly accountCode: string
  readonly toBrokerage: string
}

interface Candidates {
  readonly way: Way
  readonly choices: Omit<ShareChoices, 'preview'>
}

/** Which accounts can move to, or be shared with, which brokerage, and the earliest date. */
export async function candidateChoices(
  tx: Tx,
  { platform }: Pick<UserContext, 'platform'>,
  { accountCode, toBrokerage }: Asked,
): Promise<Candidates> {
  const account = await wantedCandidate(tx, accountCode)
  const name = await demandOtherBrokerage(tx, account.brokerage, toBrokerage)
  const way = { account: account.code, from: account.brokerage, to: toBrokerage }
  const admins = await adminsOfInsured(tx, way.account, way.from)
  return {
    way,
    choices: {
      accountCode: account.code,
      companyName: account.companyName,
      from: { brokerCode: way.from, name: account.brokerageName },
      to: { brokerCode: way.to, name },
      timeZone: account.timeZone,
      ...effectiveDays(dayIn(account.timeZone, platform.now())),
      admins: admins.map((admin) => admin.name),
    },
  }
}
