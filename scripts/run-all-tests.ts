import { availableParallelism } from 'node:os'
import { forgetful, startLocalPostgres } from './local-postgres.ts'
import { browserStage } from './stages/browser-stage.ts'
import { keepTemporaryFilesInMemory } from './stages/memory-folder.ts'
import { programs } from './stages/program.ts'
import { serverStage, skippedStage } from './stages/server-stage.ts'
import { runStages, sumUp } from './stages/stage.ts'
import { staticStages } from './stages/static-stages.ts'
import { tests } from './stages/vitest-stage.ts'

// Ending by `exit` lets the database server be stopped too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

keepTemporaryFilesInMemory()
const postgres = await startLocalPostgres(forgetful)
const build = programs('web build', ['node', 'scripts/build-web.mjs'])
const generator = tests('generator', ['--project=generator'])
const url = 'url' in postgres ? postgres.url : undefined
const onPostgres = 'url' in postgres ? serverStage('postgres', url) : skippedStage('server, PostgreSQL', postgres)

try {
  // The server's tests all run below, each on the engine that can prove most.
  const fast = [build, tests('unit', ['--project=!server', '--project=!generator']), ...staticStages]
  const slow = [onPostgres, serverStage('embedded', url), generator]
  sumUp([
    ...(await runStages(fast, availableParallelism())),
    ...(await runStages(slow, availableParallelism())),
    // Browser tests run alone, since their waits depend on the speed of the machine.
    ...(await runStages([browserStage], 1)),
  ])
} finally {
  if ('url' in postgres) await postgres.stop()
}
