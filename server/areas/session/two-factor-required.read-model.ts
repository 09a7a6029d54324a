import { sql } from 'kysely'
import type { Config } from '../../platform/config/config.ts'
import type { Tx } from '../../platform/database/database.ts'

/** Whether a brokerage that the user of the query works for, or is a client of, asks two-factor of them. */
export const isAskedForTwoFactor = sql<boolean>`(
  exists (select from broker_roles join brokerages on code = brokerage_code
    where user_id = users.id and two_factor <> 'OPTIONAL')
  or exists (select from account_roles
    join accounts on accounts.code = account_code and deleted_at is null and archived_at is null
    join brokerages on brokerages.code = brokerage_code
    where user_id = users.id and two_factor = 'EVERYONE'))`

/** Demonstration administrators do not need it by default; a brokerage may require it of anyone. */
export const mustHaveTwoFactor = (
  user: { readonly asked: boolean; readonly is_admin: boolean },
  { demo }: Pick<Config, 'demo'>,
): boolean => user.asked || (user.is_admin && !demo)

/** Whether a user may not be without two-factor. */
export async function isTwoFactorRequired(tx: Tx, userId: string, config: Pick<Config, 'demo'>): Promise<boolean> {
  const user = await tx.db
    .selectFrom('users')
    .select(['is_admin', isAskedForTwoFactor.as('asked')])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return mustHaveTwoFactor(user, config)
}
