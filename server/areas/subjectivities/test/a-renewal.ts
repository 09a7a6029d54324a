import { sql } from 'kysely'
import type { TestServer } from '../../../app/test/test-server.ts'
import { newId } from '../../../platform/ids.ts'

/** A renewal of an account in the middle of its placement, with these lines; answers its id. */
export async function aRenewal(
  { running, clock }: TestServer,
  {
    account = 'ACME',
    effectiveOn,
    lines,
  }: { readonly account?: string; readonly effectiveOn: string; readonly lines: readonly string[] },
): Promise<string> {
  const id = newId(clock.now())
  await running.platform.database.write('system', async (tx) => {
    await sql`insert into renewal_cycles (account_code, id, effective_on, stage, is_current, created_at)
      values (${account}, ${id}, ${effectiveOn}, 'PROPOSAL', true, now())`.execute(tx.db)
    await sql`insert into renewal_lines (account_code, cycle_id, id, line, place)
      select ${account}, ${id}, gen_random_uuid(), line, place from unnest(${lines}::text[])
        with ordinality as given (line, place)`.execute(tx.db)
  })
  return id
}
