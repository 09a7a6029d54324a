import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { realpath, rename, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '../../config/start-error.ts'

/**
 * Locks a folder for this process. The operating system releases the lock when the process ends in any way. Returns a
 * function that releases it earlier.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const unlock = await holdAddress(await lockAddress(folder))
  if (unlock) return unlock
  throw new StartError(
    `The database folder ${folder} is in use by another process. Only one server can use it: stop the other one, or set DATABASE_URL to share a PostgreSQL database.`,
  )
}

/**
 * Throws if another process has locked a folder, without locking it: called before the server's own parts are loaded.
 */
export async function refuseFolderInUse(folder: string): Promise<void> {
  if (!existsSync(folder)) return
  const unlock = await lockFolder(folder)
  await unlock()
}

/** Claims an address on this machine that only one process can have; returns how to release it, if it was free. */
export async function holdAddress(address: string): Promise<(() => Promise<void>) | undefined> {
  const server = (await tryListen(address)) ?? (await takeAbandoned(address))
  server?.unref()
  return server && (() => new Promise((resolve) => server.close(() => resolve())))
}

async function lockAddress(folder: string): Promise<string> {
  const key = createHash('sha256')
    .update(await realpath(folder))
    .digest('hex')
    .slice(0, 24)
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

/** A socket file outlives its process, unlike an abstract socket or a pipe; connecting to it then fails. */
async function takeAbandoned(address: string): Promise<Server | undefined> {
  const isFile = address.startsWith('/')
  if (!isFile || (await answers(address))) return undefined
  const aside = `${address}.${process.pid}`
  await rename(address, aside)
  // Two processes may have found the same file abandoned: the slower one has now moved the new file of the quicker.
  if (await answers(aside)) {
    await rename(aside, address)
    return undefined
  }
  await rm(aside, { force: true })
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
