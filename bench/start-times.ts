import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Figure } from './figures.ts'
import { repository, startProcess } from './measured-process.ts'

const mostSeconds = 2

/** From `npm start`'s own script to the first answer: on an empty data folder, with everything built, and once more. */
export async function startTimeFigures(): Promise<Figure[]> {
  const script = 'scripts/start.mjs'
  if (!existsSync(join(repository, script))) return [{ what: 'start times', measured: `${script} is not there` }]
  const dataDir = mkdtempSync(join(tmpdir(), 'portico-start-'))
  const seconds: number[] = []
  // The first of the three builds the pages and fills caches; it is not counted.
  for (const folder of ['built', 'data', 'data']) {
    const environment = { PORTICO_DATA_DIR: join(dataDir, folder), DATABASE_URL: undefined }
    // oxlint-disable-next-line no-await-in-loop -- one start after the other
    const server = await startProcess([script], environment)
    seconds.push(server.startedInMs / 1000)
    // oxlint-disable-next-line no-await-in-loop -- as above
    await server.stop()
  }
  rmSync(dataDir, { recursive: true, force: true })
  const [, first = 0, second = 0] = seconds
  return [
    { what: 'first start, to the first answer, installed and built', measured: `${first.toFixed(1)} s` },
    {
      what: 'second start, to the first answer',
      measured: `${second.toFixed(1)} s`,
      goal: `≤ ${mostSeconds} s`,
      isMet: second <= mostSeconds,
    },
  ]
}
