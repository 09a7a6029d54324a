import type { Generated } from 'kysely'

interface Kept {
  account_code: string
  /** As JSON; null where the answer was taken back. */
  value: string | null
  version: number
  source: string
  detail: string
  changed_by: string | null
  /** The name of someone who is no user. */
  changed_name: string | null
  changed_at: Date
}

export type AnswerTables = {
  application_answers: AnswersTable
  facts: FactsTable
  answer_history: HistoryTable
}

interface AnswersTable extends Kept {
  account_code: string
  application_id: string
  path: string
}

interface FactsTable extends Kept {
  account_code: string
  address: string
}

interface HistoryTable extends Kept {
  account_code: string
  seq: Generated<number>
  application_id: string | null
  /** Path of the answer, or address of the fact. */
  place: string
}
