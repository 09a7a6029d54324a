import type { Figure } from './figures.ts'
import { startPortico } from './measured-process.ts'
import { PortalClient } from './portal-client.ts'
import { accountIn, ownerOf } from './task-list.ts'
import type { World } from './worlds.ts'

const mostBytes = 30_000
const mostMs = 2000
const openedAtOnce = 50

/** Memory of the server for each open event stream, and how long an event takes to reach all of them. */
export async function eventStreamFigures(world: World, streams: number): Promise<Figure[]> {
  const account = accountIn(world)
  const server = await startPortico(world.environment)
  const owner = await PortalClient.signIn(server.origin, ownerOf(account))
  const listeners = [await owner.open('/server-events')]
  const before = await server.usage('memory')
  while (listeners.length < streams) {
    const batch = Array.from({ length: Math.min(openedAtOnce, streams - listeners.length) })
    // oxlint-disable-next-line no-await-in-loop -- a few at a time, as they arrive in real life
    listeners.push(...(await Promise.all(batch.map(() => owner.open('/server-events')))))
  }
  const after = await server.usage('memory')
  const bytes = (after.rssBytes - before.rssBytes) / (streams - 1)

  const heard = listeners.map(({ response }) => {
    return new Promise<void>((resolve) => {
      response.on('data', (part: Buffer) => part.includes('event: change') && resolve())
    })
  })
  const start = performance.now()
  const idle = await server.usage()
  await owner.post(`/api/accounts/${account}/tasks`, { details: 'Tell everyone at once' })
  await Promise.all(heard)
  const ms = performance.now() - start
  const busy = await server.usage()

  for (const { close } of listeners) close()
  owner.close()
  await server.stop()
  const cpu = (busy.cpuMicros - idle.cpuMicros) / 1000
  return [
    {
      what: `event stream, memory for each of ${streams}`,
      measured: `${(bytes / 1000).toFixed(1)} KB`,
      goal: `≤ ${mostBytes / 1000} KB`,
      isMet: bytes <= mostBytes,
    },
    {
      what: `an event to all ${streams}, from the change to the last listener`,
      measured: `${ms.toFixed(0)} ms (${cpu.toFixed(0)} ms of CPU)`,
      goal: `≤ ${mostMs / 1000} s`,
      isMet: ms <= mostMs,
    },
  ]
}
