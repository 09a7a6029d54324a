export type FreezeTables = {
  application_freezes: {
    account_code: string
    application_id: string
    number: number
    edition_id: string
    /** Every answer with its origin, as JSON. */
    answers: string
    required: number
    answered: number
    /** Required questions that were left for the agent. */
    left_to_agent: number
    file_key: string
    file_bytes: number
    sha256: string
    done_by: string | null
    /** The name of someone who is no user. */
    done_name: string | null
    done_at: Date
    undone_by: string | null
    undone_at: Date | null
  }
}
