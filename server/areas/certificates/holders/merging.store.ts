import type { CertificateHolder } from '@portico/contract/areas/certificates/certificate-holder.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { isId } from '../../../platform/ids.ts'
import { notFound } from '../../../platform/error-response.ts'
import { holdersOf } from './holders.view.ts'

interface Pair {
  readonly holderId: string
  readonly mergedId: string
}

/** The holder that is kept and the one that is merged into it. */
export async function holdersToMerge(tx: Tx, account: string, { holderId, mergedId }: Pair) {
  const found = await holdersOf(tx, account, [holderId, mergedId].filter(isId))
  const kept = found.find(({ id }) => id === holderId)
  const merged = found.find(({ id }) => id === mergedId)
  if (kept === undefined || merged === undefined) throw notFound()
  return { kept, merged }
}

interface Moved {
  readonly from: string
  readonly into: CertificateHolder
}

/** Gives the certificates and deliveries of a holder to another. What was issued still states the name that it was issued to. */
export async function moveToHolder(tx: Tx, account: string, { from, into }: Moved): Promise<void> {
  await tx.db
    .updateTable('certificates')
    .set({
      holder_id: into.id,
      request: sql`jsonb_set(request, '{holderId}', to_jsonb(${into.id}::text))`,
      holder_name: sql`case when status in ('ISSUED', 'SUPERSEDED') then holder_name else ${into.name} end`,
    })
    .where('account_code', '=', account)
    .where('holder_id', '=', from)
    .execute()
  await tx.db
    .updateTable('certificate_deliveries')
    .set({ holder_id: into.id })
    .where('account_code', '=', account)
    .where('holder_id', '=', from)
    .execute()
}
