import type { Overview } from '@portico/contract/areas/administration/overview.shapes.ts'
import type { Handler } from '../../platform/context.ts'
import type { AnswerFigures } from '../../platform/http/answer-figures.ts'
import type { EventHub } from '../events/events.public.ts'
import { jobFigures, messageFigures } from './outboxes.view.ts'
import { peopleActive, signInHours } from './sign-ins.view.ts'
import { tenantFigures } from './tenants.view.ts'

/** The parts of the running process that know its figures. */
export interface ProcessParts {
  readonly hub: EventHub
  readonly answers: AnswerFigures
}

/** Calls that are named among the slow ones. */
const slowCallsShown = 5

/** The platform's health. No count slows down as the database grows; each view explains its limit. */
export const readOverview =
  (parts: ProcessParts): Handler<'GET /api/administration/overview'> =>
  async ({ platform, read }) => {
    const now = platform.now()
    const [signIns, active, tenants, jobs, messages] = await read((tx) =>
      Promise.all([signInHours(tx, now), peopleActive(tx, now), tenantFigures(tx), jobFigures(tx), messageFigures(tx)]),
    )
    const own = await ofProcess(parts, now)
    const body = { at: now.toISOString(), signIns, peopleActive: active, tenants, jobs, messages, process: own }
    return { status: 200, body }
  }

async function ofProcess({ hub, answers }: ProcessParts, now: Date): Promise<Overview['process']> {
  // A stream is answered when it ends: how long it was open says nothing.
  const calls = (await answers.byCall()).filter(({ call }) => call !== 'GET /server-events')
  const sum = (of: 'answers' | 'errors' | 'slow') => calls.reduce((total, figures) => total + figures[of], 0)
  return {
    startedAt: new Date(now.getTime() - process.uptime() * 1000).toISOString(),
    openStreams: hub.openStreams,
    answers: sum('answers'),
    errors: sum('errors'),
    slow: sum('slow'),
    slowCalls: calls
      .filter(({ slow }) => slow > 0)
      .toSorted((one, other) => other.slow - one.slow)
      .slice(0, slowCallsShown)
      .map(({ call, answers: many, slow }) => ({ call, answers: many, slow })),
  }
}
