import type { Stage } from './stage.ts'
import { tests } from './vitest-stage.ts'

/**
 * The server's tests on one engine. With a PostgreSQL server available, the embedded engine runs only the tests that
 * need it.
 */
export function serverStage(engine: 'embedded' | 'postgres', postgres?: string): Stage {
  const args = ['--root', 'server', '--project', engine, '--maxWorkers=2']
  return tests(`server, ${engine === 'embedded' ? 'embedded' : 'PostgreSQL'}`, args, { DATABASE_URL: postgres ?? '' })
}

export function skippedStage(name: string, { skipped }: { readonly skipped: string }): Stage {
  return { name, run: async () => ({ passed: 0, failed: 0, skipped, output: '' }) }
}
