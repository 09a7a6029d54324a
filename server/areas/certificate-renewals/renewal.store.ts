import type { ItemResult, RenewalAt } from '@portico/contract/areas/certificate-renewals/renewal-work.ts'
import type { RenewalDecision } from '@portico/contract/areas/certificate-renewals/certificate-renewal.shapes.ts'
import type { RenewedPolicy } from '@portico/contract/areas/certificate-renewals/certificate-renewal.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Row } from '../../platform/database/rows.ts'
import { matchingItems } from './renewal-items.view.ts'

/** A renewal, locked until the transaction ends. */
export async function lockRenewal(
  tx: Tx,
  { account, id }: RenewalAt,
): Promise<Row<'certificate_renewals'> | undefined> {
  return tx.db
    .selectFrom('certificate_renewals')
    .selectAll()
    .where('account_code', '=', account)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Adds the active certificates that list a replaced policy, each once. Returns how many there are. */
export async function addItems(tx: Tx, { account, id }: RenewalAt, pairs: readonly RenewedPolicy[]): Promise<number> {
  const replaced = pairs.map(({ from }) => from)
  const added = await tx.db
    .insertInto('certificate_renewal_items')
    .columns([
      'account_code',
      'renewal_id',
      'previous_id',
      'series_id',
      'holder_id',
      'holder_name',
      'group_name',
      'is_kept',
    ])
    .expression((query) =>
      query
        .selectFrom('certificates as previous')
        .leftJoin('certificate_holders as holder', (join) =>
          join.onRef('holder.account_code', '=', 'previous.account_code').onRef('holder.id', '=', 'previous.holder_id'),
        )
        .where('previous.account_code', '=', account)
        .where('previous.status', '=', 'ISSUED')
        .where(sql<boolean>`previous.request -> 'policyIds' ?| ${replaced}::text[]`)
        .select((row) => [
          'previous.account_code',
          sql<string>`${id}::uuid`.as('renewal_id'),
          'previous.id as previous_id',
          'previous.series_id',
          'previous.holder_id',
          'previous.holder_name',
          row.fn.coalesce('holder.group_name', sql<string>`''`).as('group_name'),
          row.fn.coalesce('holder.is_renewed', sql<boolean>`false`).as('is_kept'),
        ]),
    )
    .executeTakeFirst()
  return Number(added.numInsertedOrUpdatedRows ?? 0)
}

/** Saves the results of a step in one statement. */
export async function saveItems(tx: Tx, { account, id }: RenewalAt, results: readonly ItemResult[]): Promise<void> {
  const rows = results.map((result) => ({ ...result, hasDelivery: 'deliveryId' in result }))
  const result = sql<{ previousId: string }>`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`.as<'result'>(
    sql`result ("previousId" uuid, verdict text, issues text[], state text, "certificateId" uuid, "deliveryId" uuid,
      "hasDelivery" boolean)`,
  )
  await tx.db
    .updateTable('certificate_renewal_items as item')
    .from(result)
    .set({
      verdict: sql`coalesce(result.verdict, item.verdict)`,
      issues: sql`coalesce(result.issues, item.issues)`,
      state: sql`coalesce(result.state, item.state)`,
      certificate_id: sql`coalesce(result."certificateId", item.certificate_id)`,
      delivery_id: sql`case when result."hasDelivery" then result."deliveryId" else item.delivery_id end`,
    })
    .where('item.account_code', '=', account)
    .where('item.renewal_id', '=', id)
    .whereRef('item.previous_id', '=', 'result.previousId')
    .execute()
}

/** Keeps or drops items that are not issued yet. Returns how many changed. */
export async function decideItems(
  tx: Tx,
  { account, id }: RenewalAt,
  { isKept, ids, filter = {} }: RenewalDecision,
): Promise<number> {
  const { numUpdatedRows } = await tx.db
    .updateTable('certificate_renewal_items as item')
    .set({ is_kept: isKept })
    .where('item.account_code', '=', account)
    .where('item.renewal_id', '=', id)
    .where('item.state', '=', 'WAITING')
    .where('item.is_kept', '<>', isKept)
    .where(ids === undefined ? matchingItems(filter) : sql<boolean>`item.previous_id = any(${ids}::uuid[])`)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
