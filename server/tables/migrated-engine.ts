import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { ensureEmbeddedTemplate } from '../platform/database/test/test-template.ts'

/** A column of an answer: its name and its type, as the database names it. */
export interface AnswerColumn {
  readonly name: string
  readonly type: string
}

/** The embedded engine on a migrated database of its own, to be asked what it knows. */
export interface MigratedEngine {
  rows(text: string): Promise<unknown[]>
  /** Prepares a statement without running it: the columns of its answer. Rejects with what the database has against it. */
  columnsOf(statement: string): Promise<AnswerColumn[]>
  close(): Promise<void>
}

/** Opens the engine; `close` removes its database. */
export async function openMigratedEngine(): Promise<MigratedEngine> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-tables-'))
  cpSync(join(await ensureEmbeddedTemplate(), 'cluster'), folder, { recursive: true })
  const engine = await PGlite.create({ dataDir: folder, extensions: { pg_trgm, unaccent } })
  const { rows: types } = await engine.query<{ oid: number; typname: string }>('select oid, typname from pg_type')
  const nameOf = new Map(types.map(({ oid, typname }) => [oid, typname]))
  return {
    rows: async (text) => (await engine.query(text)).rows,
    async columnsOf(statement) {
      const { resultFields } = await engine.describeQuery(statement)
      return resultFields.map(({ name, dataTypeID }) => ({ name, type: nameOf.get(dataTypeID) ?? 'text' }))
    },
    async close() {
      await engine.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
