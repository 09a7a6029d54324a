import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { makeTestWorld, type TestWorld } from './test-world.ts'
import { untestedWrites } from './untested-writes.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The demonstration's data, which every test server copies. */
    readonly world: TestWorld
    /** The folder where test files say which writing calls succeeded in them. */
    readonly ledger: string
  }
}

/**
 * Makes what test files copy, before the first of them wants it. After the last, where all of them ran, each writing
 * call of the contract must have succeeded in one: there its audit row was looked for.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { world, remove } = await makeTestWorld(project.config.env.PORTICO_TEST_DATABASE_URL || undefined)
  const ledger = await mkdtemp(join(tmpdir(), 'portico-ledger-'))
  project.provide('world', world)
  project.provide('ledger', ledger)
  return async () => {
    await remove()
    const untested = await untestedWrites(ledger)
    await rm(ledger, { recursive: true, force: true })
    if (untested.length > 0) throw new Error(`No API test has these calls succeed: ${untested.join(', ')}`)
  }
}
