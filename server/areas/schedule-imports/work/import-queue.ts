/** The queue of what imports do in the background. */
export const importQueue = 'schedule-imports'

/** Reads the start of the file, checks all rows, creates them, or undoes them. */
export type ImportWork = 'read' | 'check' | 'make' | 'undo'

export interface ImportJob {
  readonly account: string
  readonly id: string
  readonly work: ImportWork
}
