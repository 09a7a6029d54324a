import type { TestProject } from 'vitest/node'
import { makeTestWorld, type TestWorld } from './test-world.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The demonstration's data, which every test server copies. */
    readonly world: TestWorld
  }
}

/** Makes what test files copy, before the first of them wants it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { world, remove } = await makeTestWorld(project.config.env.PORTICO_TEST_DATABASE_URL || undefined)
  project.provide('world', world)
  return remove
}
