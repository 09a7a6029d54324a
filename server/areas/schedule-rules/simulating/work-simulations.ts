import { listedHits } from '@portico/contract/areas/schedule-rules/schedule-rule.shapes.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { updateRow } from '../../../platform/database/rows.ts'
import type { Platform } from '../../../platform/platform.ts'
import { wantedRule } from '../rule.view.ts'
import { simulateSlice, type SlicePlace } from './simulate-slice.ts'
import { keepSlice, lockSimulation } from './simulation.store.ts'

const queue = 'schedule-rule-simulations'

interface Step {
  readonly id: string
  readonly after: SlicePlace
}

/** Runs simulations, one slice of rows at a time. */
export function workSimulations(platform: Platform): void {
  platform.jobs.work<Step>(queue, async (step, run) => {
    try {
      await takeStep(platform, step)
    } catch (error) {
      if (run.isLast) await platform.database.write('system', (tx) => fail(tx, step.id, platform.now()))
      throw error
    }
  })
}

/** Adds the first step of a simulation. */
export const queueSimulation = ({ jobs }: Pick<Platform, 'jobs'>, tx: Tx, id: string): Promise<void> =>
  jobs.enqueue(tx, queue, { id, after: null } satisfies Step)

async function takeStep({ database, jobs, now }: Platform, { id, after }: Step): Promise<void> {
  await database.write('system', async (tx) => {
    const simulation = await lockSimulation(tx, id)
    if (simulation === undefined) return
    const { next, ...slice } = await simulateSlice(tx, await wantedRule(tx, simulation.rule_id, now()), after)
    await keepSlice(tx, simulation, { slice, listed: listedHits, finishedAt: next === null ? now() : null })
    if (next !== null) await jobs.enqueue(tx, queue, { id, after: next } satisfies Step)
  })
}

async function fail(tx: Tx, id: string, at: Date): Promise<void> {
  await updateRow(tx, 'schedule_rule_simulations', { id, state: 'RUNNING' }, { state: 'FAILED', finished_at: at })
}
