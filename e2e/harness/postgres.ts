import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** A PostgreSQL server for one test, or why there is none on this machine. */
export function startPostgres(): Promise<{ url: string; stop: () => Promise<void> } | { skipped: string }> {
  const child = spawn(process.execPath, ['scripts/local-postgres.ts'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const kill = (): void => void child.kill('SIGTERM')
  process.once('exit', kill)
  const stop = (): Promise<void> => {
    process.off('exit', kill)
    return new Promise((done) => {
      child.once('close', () => done())
      child.kill('SIGTERM')
    })
  }
  return new Promise((done) => {
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text
        const url = /runs at (postgres\S+)/.exec(said)?.[1]
        if (url !== undefined) done({ url, stop })
      })
    child.once('close', () => done({ skipped: said.trim() || 'PostgreSQL could not be started.' }))
  })
}
