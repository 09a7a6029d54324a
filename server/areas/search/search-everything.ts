import { standingIn } from '../../platform/access/actor.ts'
import type { UserContext, Verb } from '../../platform/context.ts'
import { todayOf } from '../../platform/today.ts'
import { accountListView } from '../accounts/accounts.door.ts'
import { documentFindings, readerOf } from '../documents/documents.door.ts'
import { policyFindings, taskFindings } from './account-findings.view.ts'

/** The most that is found of each kind. */
const limit = 6

/** What the user may open and fits a text. A foreign account and one that does not exist hold nothing alike. */
export const searchEverything: Verb<'GET /api/search'> = async (context, { query: { text, account } }) => {
  const [accounts, within] = await Promise.all([accountsOf(context, text), findingsWithin(context, text, account)])
  return { status: 200, body: { accounts, ...within } }
}

async function accountsOf(context: UserContext, search: string) {
  const today = todayOf(context)
  const { items } = await context.read((tx) =>
    accountListView(tx, context.actor, { search, sort: 'name', limit, today }),
  )
  return items.map(({ accountCode, companyName, brokerName }) => ({ accountCode, companyName, brokerName }))
}

async function findingsWithin({ platform, actor }: UserContext, text: string, code: string | undefined) {
  const account = code === undefined ? undefined : await platform.directory.accountOf(code)
  const standing = account && standingIn(actor, account)
  if (standing === undefined) return { policies: [], documents: [], tasks: [] }
  const { account: own } = standing
  // Row-level security is bound to this account alone, as for a call that names it in its path.
  const [policies, documents, tasks] = await platform.database.read({ account: own }, (tx) =>
    Promise.all([
      policyFindings(tx, own, text, limit),
      documentFindings(tx, readerOf({ account: standing, actor }), text, limit),
      taskFindings(tx, own, text, limit),
    ]),
  )
  return { policies, documents, tasks }
}
