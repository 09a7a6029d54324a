import type { Preference } from '@portico/contract/areas/features/feature.shapes.ts'
import { preferenceCatalog } from '@portico/contract/areas/features/preference-catalog.ts'
import type { AccountAccess } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/database/database.ts'

/** Every preference, as the account and its brokerage have chosen. */
export async function preferencesView(tx: Tx, { account, brokerage }: Pick<AccountAccess, 'account' | 'brokerage'>) {
  const own = tx.db
    .selectFrom('account_preferences')
    .select(['preference_id', 'value'])
    .where('account_code', '=', account)
    .execute()
  return preferencesOf(...(await Promise.all([own, choicesOf(tx, brokerage)])))
}

/** Every preference, as a brokerage has chosen for its accounts. */
export async function brokeragePreferencesView(tx: Tx, brokerage: string): Promise<Preference[]> {
  return preferencesOf([], await choicesOf(tx, brokerage))
}

interface Choice {
  readonly preference_id: string
  readonly value: boolean | string
}

function choicesOf(tx: Tx, brokerage: string): Promise<Choice[]> {
  return tx.db
    .selectFrom('brokerage_preferences')
    .select(['preference_id', 'value'])
    .where('brokerage_code', '=', brokerage)
    .execute()
}

function preferencesOf(own: readonly Choice[], shared: readonly Choice[]): Preference[] {
  return preferenceCatalog.map(({ id, name }) => ({
    preferenceId: id,
    name,
    account: { value: own.find(({ preference_id }) => preference_id === id)?.value ?? null },
    brokerage: { value: shared.find(({ preference_id }) => preference_id === id)?.value ?? null },
  }))
}
