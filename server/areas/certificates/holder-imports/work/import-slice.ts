import {
  certificateHolder,
  type CertificateHolder,
  type CertificateHolderDraft,
} from '@portico/contract/areas/certificates/certificate-holder.shapes.ts'
import { mergedHolder } from '@portico/contract/areas/certificates/holders/holder-file.ts'
import { holderImportMessages as messages } from '@portico/contract/areas/certificates/holders/holder-import.messages.ts'
import { onceKey } from '@portico/contract/areas/certificates/holders/likeness.rules.ts'
import { insertRows, type Row, updateAtVersion } from '../../../../platform/database/rows.ts'
import { newId } from '../../../../platform/ids.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { inSequence } from '../../../../platform/write.ts'
import { holdersView } from '../../holders/holders.view.ts'
import { type RowResult, saveResults } from '../import.store.ts'
import { holdersOfRows, rowsToWork } from '../imports.view.ts'
import { holderColumns } from './holder-columns.ts'
import type { ImportJob } from './import-queue.ts'
import type { SliceWork } from './work-imports.ts'

const mostHolders = certificateHolder.limit?.count ?? Number.POSITIVE_INFINITY

/** Adds or merges the next rows of an import, and stores the result of each. */
export const importSlice: SliceWork = async (tx, platform, job, limit) => {
  const rows = await rowsToWork(tx, job, { states: ['READY'], limit })
  const above = rows.flatMap(({ like_row: row }) => row ?? [])
  const slice = new HolderSlice(await holdersView(tx, job.account), await holdersOfRows(tx, job, above), () =>
    newId(platform.now()),
  )
  const results = rows.map((row) => slice.take(row))
  await insertRows(
    tx,
    'certificate_holders',
    slice.added.map((holder) => rowOf(platform, job, holder)),
  )
  await inSequence(slice.changed, ({ id, version, ...holder }) =>
    updateAtVersion(
      tx,
      'certificate_holders',
      { account_code: job.account, id, version: version - 1 },
      holderColumns(holder),
    ),
  )
  await saveResults(tx, job, results)
  return rows.length
}

const rowOf = (platform: Platform, { account, by }: ImportJob, { id, version, ...holder }: CertificateHolder) => ({
  account_code: account,
  id,
  version,
  ...holderColumns(holder),
  created_by: by,
  created_at: platform.now(),
})

/** The list of holders while rows of one slice are added to it and merged into it. */
class HolderSlice {
  readonly #holders: Map<string, CertificateHolder>
  readonly #once: Set<string>
  readonly #ofRows: Map<number, string>
  readonly #newId: () => string
  readonly #added = new Set<string>()
  readonly #changed = new Set<string>()

  constructor(listed: readonly CertificateHolder[], ofRows: Map<number, string>, makeId: () => string) {
    this.#holders = new Map(listed.map((holder) => [holder.id, holder]))
    this.#once = new Set(listed.map(onceKey))
    this.#ofRows = ofRows
    this.#newId = makeId
  }

  get added(): CertificateHolder[] {
    return [...this.#added].map((id) => this.#holders.get(id)!)
  }

  get changed(): CertificateHolder[] {
    return [...this.#changed].map((id) => this.#holders.get(id)!)
  }

  take(line: Row<'holder_import_rows'>): RowResult {
    const { row, draft, choice } = line
    if (draft === null) throw new Error('A row with errors cannot be imported')
    const result = choice === 'ADD' ? this.#add(row, draft) : this.#meet(line, draft)
    if (result.holderId !== undefined) this.#ofRows.set(row, result.holderId)
    return result
  }

  #add(row: number, draft: CertificateHolderDraft): RowResult {
    if (this.#once.has(onceKey(draft))) return { row, state: 'FAILED', message: messages.sameKey }
    if (this.#holders.size >= mostHolders) return { row, state: 'FAILED', message: messages.full }
    const id = this.#newId()
    this.#holders.set(id, { ...draft, id, version: 1 })
    this.#once.add(onceKey(draft))
    this.#added.add(id)
    return { row, state: 'ADDED', holderId: id, version: 1 }
  }

  /** Keeps the holder that a row looks like, with or without what the row says of it. */
  #meet(line: Row<'holder_import_rows'>, draft: CertificateHolderDraft): RowResult {
    const { row, choice, like_holder: known, like_row: above } = line
    const holderId = known ?? (above === null ? undefined : this.#ofRows.get(above))
    const holder = holderId === undefined ? undefined : this.#holders.get(holderId)
    if (holder === undefined) return { row, state: 'FAILED', message: messages.targetGone }
    const { id, version, ...before } = holder
    if (choice === 'KEEP') return { row, state: 'KEPT', holderId: id }
    const isWritten = this.#added.has(id) || this.#changed.has(id)
    const after = { ...mergedHolder(before, draft), id, version: isWritten ? version : version + 1 }
    this.#holders.set(id, after)
    if (!this.#added.has(id)) this.#changed.add(id)
    return { row, state: 'MERGED', holderId: id, version: after.version, before }
  }
}
