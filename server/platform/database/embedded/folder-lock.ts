import { createHash } from 'node:crypto'
import { realpath, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Holds a folder for this process alone. The operating system lets go of it when the process ends in any way, so a
 * lock is never left behind. Answers how to let go of it earlier.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const address = await lockAddress(folder)
  const server = (await tryListen(address)) ?? (await takeAbandoned(address))
  if (!server) {
    throw new Error(
      `The database folder ${folder} is in use by another process. Only one server can use it: stop the other one, or set DATABASE_URL to share a PostgreSQL database.`,
    )
  }
  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}

async function lockAddress(folder: string): Promise<string> {
  const key = createHash('sha256')
    .update(await realpath(folder))
    .digest('hex')
    .slice(0, 32)
  if (process.platform === 'linux') return `\0portico-database-${key}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\portico-database-${key}`
  return join(tmpdir(), `portico-${key}.lock`)
}

function tryListen(address: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(undefined)
      else reject(error)
    })
    server.listen(address, () => resolve(server))
  })
}

/** A socket file outlives its process, unlike an abstract socket or a pipe; nobody answers on it then. */
async function takeAbandoned(address: string): Promise<Server | undefined> {
  const isFile = process.platform !== 'linux' && process.platform !== 'win32'
  if (!isFile || (await answers(address))) return undefined
  await rm(address, { force: true })
  return tryListen(address)
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
