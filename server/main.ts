import { mkdirSync } from 'node:fs'
import { demoLogins } from './demo/demo-logins.ts'
import { readConfig } from './platform/config/config.ts'
import { greeting } from './platform/config/greeting.ts'
import { refuseFolderInUse } from './platform/database/embedded/folder-lock.ts'
import { createLog } from './platform/log.ts'
import { StartError } from './platform/config/start-error.ts'

/** Milliseconds that requests under way get to finish. */
const graceMs = 10_000

async function main(): Promise<void> {
  const config = readConfig(process.env)
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  if (config.databaseUrl === undefined) await refuseFolderInUse(`${config.dataDir}/database`)
  // Loaded after the checks, so that starting a second server by mistake fails immediately.
  const { startServer } = await import('./app/start-server.ts')
  const server = await startServer(config, { log: createLog(config), longWorkIn: process.env })
  let isStopping = false
  const close = () => {
    setTimeout(() => process.exit(1), graceMs).unref()
    server.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    )
  }
  const stop = (afterSeconds: number) => {
    if (isStopping) return
    isStopping = true
    server.leave()
    setTimeout(close, afterSeconds * 1000)
  }
  process.on('SIGTERM', () => stop(config.drainSeconds)).on('SIGINT', () => stop(0))
  const address = await server.app.listen({ port: config.port, host: config.host }).catch(asStartError)
  const shown = config.publicUrl?.href ?? address.replace('127.0.0.1', 'localhost')
  process.stdout.write(greeting(config, shown, config.demo ? demoLogins(shown) : ''))
  await server.startJobs()
}

/** A port that is taken or not allowed is for the operator to fix. */
function asStartError(error: NodeJS.ErrnoException): never {
  throw error.syscall === 'listen' ? new StartError(`PORT or HOST cannot be used: ${error.message}`) : error
}

function fail(error: unknown): void {
  const message = error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`\n${message}\n`)
  process.exit(1)
}

main().catch(fail)
