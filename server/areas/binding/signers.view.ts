import type { BindDecision } from '@portico/contract/areas/binding/binding.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { ownersView } from '../subjectivities/subjectivities.public.ts'

/** Whether an Admin of the insured has named a person to request to bind. */
export async function isNamedSigner(tx: Tx, account: string, userId: string): Promise<boolean> {
  return (await namedSigners(tx, account)).has(userId)
}

/** The insured's people who can request to bind, or could be named to. */
export async function signersView(
  tx: Tx,
  account: string,
): Promise<(BindDecision['signers'][0] & { userId: string })[]> {
  const named = await namedSigners(tx, account)
  const people = await ownersView(tx, account)
  return people
    .filter(({ isStaff }) => !isStaff)
    .map(({ userId, username, name, isAdmin }) => ({ userId, username, name, isAdmin, isNamed: named.has(userId) }))
}

async function namedSigners(tx: Tx, account: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`select user_id as id from bind_signers
    where account_code = ${account}`.execute(tx.db)
  return new Set(rows.map(({ id }) => id))
}
