import type { AnswerValue } from '@portico/contract/areas/forms/answer.shapes.ts'

/** The agency management system's data of an account: values by field key, schedule rows by address. */
export type AgencyRecord = Readonly<Record<string, AnswerValue>>

/** One field of a record with the words that people know it by. */
export interface AgencyField {
  readonly key: string
  readonly label: string
  readonly value: AnswerValue
}

/** The brokerage's agency management system. Each call rejects where the system cannot be reached or cannot be read. */
export interface AgencySystem {
  /** Its data of an account; empty if it does not know the account. */
  read(account: string): Promise<AgencyRecord>
  /** Replaces what it holds of an account, whole or not at all. */
  write(account: string, fields: readonly AgencyField[]): Promise<void>
}
