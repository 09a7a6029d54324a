import type { Stage } from './stage.ts'
import { tests } from './vitest-stage.ts'

/** The server's tests on one engine: the embedded one, or the PostgreSQL server that the address names. */
export function serverStage(name: string, postgres?: string): Stage {
  const project = postgres === undefined ? 'embedded' : 'postgres'
  return tests(name, ['--root', 'server', '--project', project], { DATABASE_URL: postgres ?? '' })
}

export function skippedStage(name: string, { skipped }: { readonly skipped: string }): Stage {
  return { name, run: async () => ({ passed: 0, failed: 0, skipped, output: '' }) }
}
