// node bench/caller.ts ORIGIN USERNAME: repeats a small call, like a user while others work. A separate process, so
// that the benchmark's own load is not measured. Answers each message with the milliseconds of all calls since the last
// one.
import { setTimeout as pause } from 'node:timers/promises'
import { PortalClient } from './portal-client.ts'

const [origin = '', username = ''] = process.argv.slice(2)
const client = await PortalClient.signIn(origin, username)
const times: number[] = []
process.on('message', () => process.send!(times.splice(0)))
process.on('disconnect', () => process.exit())
/* oxlint-disable no-await-in-loop -- one call after the other */
for (;;) {
  const start = performance.now()
  await client.get('/api/users/me')
  times.push(performance.now() - start)
  await pause(20)
}
/* oxlint-enable no-await-in-loop */
