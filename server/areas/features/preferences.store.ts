import type { Tx } from '../../platform/database/database.ts'

/** Keeps what a brokerage has chosen; null takes its choice back. */
export async function savePreference(
  tx: Tx,
  { brokerage, id }: { readonly brokerage: string; readonly id: string },
  chosen: boolean | null,
): Promise<void> {
  if (chosen === null) {
    await tx.db
      .deleteFrom('brokerage_preferences')
      .where('brokerage_code', '=', brokerage)
      .where('preference_id', '=', id)
      .execute()
    return
  }
  const value = JSON.stringify(chosen)
  await tx.db
    .insertInto('brokerage_preferences')
    .values({ brokerage_code: brokerage, preference_id: id, value })
    .onConflict((conflict) => conflict.columns(['brokerage_code', 'preference_id']).doUpdateSet({ value }))
    .execute()
}
