import type { FileSystem } from 'typescript/unstable/fs'
import { API, type Project } from 'typescript/unstable/sync'
import type { MigratedEngine } from '../migrated-engine.ts'
import { wrongIn } from './answers.ts'
import { type Statement, statementsIn } from './statements.ts'

/** The result of preparing the statements of some files. */
export interface Checked {
  readonly statements: number
  /** What is wrong, each with its place. */
  readonly errors: readonly string[]
  /** Places of statements that cannot be composed from source alone. */
  readonly unchecked: readonly string[]
}

interface Source {
  /** The tsconfig.json of the program that the files belong to. */
  readonly config: string
  readonly files: readonly string[]
  /** Files that are not on the disk. */
  readonly fs?: FileSystem
}

/** Prepares every statement of the files, and compares the columns of the answer with the row that code takes it for. */
export async function checkStatements(engine: MigratedEngine, { config, files, fs }: Source): Promise<Checked> {
  const api = new API(fs ? { fs } : {})
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    if (project === undefined) throw new Error(`TypeScript does not open ${config}`)
    const statements = statementsIn(project, files)
    const errors: string[] = []
    for (const statement of statements) {
      // oxlint-disable-next-line no-await-in-loop -- the engine prepares one statement at a time
      for (const error of await errorsOf(engine, project, statement)) errors.push(`${placeOf(statement)} ${error}`)
    }
    const unchecked = statements
      .filter(({ error }) => error !== undefined)
      .map((statement) => `${placeOf(statement)} ${statement.error}`)
    return { statements: statements.length, errors, unchecked }
  } finally {
    api.close()
  }
}

async function errorsOf(engine: MigratedEngine, { checker }: Project, { texts, row }: Statement): Promise<Set<string>> {
  const errors = new Set<string>()
  for (const text of texts) {
    // oxlint-disable-next-line no-await-in-loop -- the engine prepares one statement at a time
    const columns = await engine.columnsOf(text).catch((error: Error) => void errors.add(error.message))
    if (columns && row) for (const error of wrongIn(checker, row, columns)) errors.add(error)
  }
  return errors
}

const placeOf = ({ file, line }: Statement) => `${file}:${line}`
