import type { SearchResults } from '@portico/contract/areas/search/search.shapes.ts'
import { actingIn, accessIn } from '../../platform/access/actor.ts'
import type { AreaSearch } from '../../platform/area.ts'
import type { UserContext, Handler } from '../../platform/context.ts'
import { todayOf } from '../../platform/dates/today.ts'
import { accountListView } from '../accounts/accounts.public.ts'

type Within = Omit<SearchResults, 'accounts'>

/** The most that is found of each kind. */
const limit = 6

const nothing: Within = {
  policies: [],
  documents: [],
  conversations: [],
  applications: [],
  rows: [],
  claims: [],
  tasks: [],
}

/** What the user may open that matches a text. Another tenant's account and a missing one both give no results. */
export const searchEverything =
  (areas: readonly AreaSearch[]): Handler<'GET /api/search'> =>
  async (context, { query: { text, account } }) => {
    const [accounts, within] = await Promise.all([
      accountsOf(context, text),
      resultsWithin(context, areas, text, account),
    ])
    return { status: 200, body: { accounts, ...nothing, ...within } }
  }

async function accountsOf(context: UserContext, search: string) {
  const today = todayOf(context)
  const { items } = await context.read((tx) =>
    accountListView(tx, context.actor, { search, state: 'ACTIVE', sort: 'name', limit, today }),
  )
  return items.map(({ accountCode, companyName, brokerName }) => ({ accountCode, companyName, brokerName }))
}

async function resultsWithin(
  { platform, actor }: UserContext,
  areas: readonly AreaSearch[],
  text: string,
  code: string | undefined,
): Promise<Partial<Within>> {
  const account = code === undefined ? undefined : await platform.directory.accountOf(code)
  const access = account && accessIn(actor, account)
  if (access === undefined) return {}
  const finders = areas.flatMap((area) => Object.entries(area))
  // Row-level security is bound to this account alone, as for a call that names it in its path.
  return platform.database.read({ account: access.account }, async (tx) => {
    const who = { account: access, actor: actingIn(actor, access) }
    const found = await Promise.all(finders.map(async ([kind, find]) => [kind, await find(tx, who, { text, limit })]))
    return Object.fromEntries(found) as Partial<Within>
  })
}
