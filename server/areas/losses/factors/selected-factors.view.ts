import type {
  FactorSelection,
  SelectedFactors,
} from '@portico/contract/areas/losses/development/selected-factors.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

interface Row extends Pick<SelectedFactors, 'line' | 'savedBy' | 'version'> {
  readonly selection: FactorSelection
  readonly savedAt: Date
}

/** The development factors selected for the lines of an account, by line. */
export async function selectedFactorsView(tx: Tx, account: string): Promise<SelectedFactors[]> {
  const { rows } = await sql<Row>`select line, selection, person.name as "savedBy", saved_at as "savedAt", version
    from selected_loss_factors left join person_names person on person.id = saved_by
    where account_code = ${account} order by line`.execute(tx.db)
  return rows.map(({ selection, savedAt, ...row }) => ({ ...row, ...selection, savedAt: savedAt.toISOString() }))
}

/** The selected factors of one line; null if there are none. */
export async function factorsOfLine(tx: Tx, account: string, line: string): Promise<SelectedFactors | null> {
  return (await selectedFactorsView(tx, account)).find((each) => each.line === line) ?? null
}
