import type { Stage } from './stage.ts'
import { tests } from './vitest-stage.ts'

/** The server's tests on one engine: the embedded one, or the PostgreSQL server that the address names. */
export function serverStage(name: string, postgres?: string): Stage {
  const project = postgres === undefined ? 'embedded' : 'postgres'
  // The embedded engine takes twice as long: with two workers both engines end at about the same time.
  const workers = postgres === undefined ? 2 : 1
  const args = ['--root', 'server', '--project', project, `--maxWorkers=${workers}`]
  return tests(name, args, { DATABASE_URL: postgres ?? '' })
}

export function skippedStage(name: string, { skipped }: { readonly skipped: string }): Stage {
  return { name, run: async () => ({ passed: 0, failed: 0, skipped, output: '' }) }
}
