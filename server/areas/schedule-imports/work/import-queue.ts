/** The queue of what imports do in the background. */
export const importQueue = 'schedule-imports'

/** Reads the start of the file, checks all rows, makes them, or takes them back. */
export type ImportWork = 'read' | 'check' | 'make' | 'undo'

export interface ImportJob {
  readonly account: string
  readonly id: string
  readonly work: ImportWork
}
