// node bench/caller.ts ORIGIN USERNAME: makes a small call again and again, as somebody does while others work. A process
// of its own: what else the bench does would be measured with the calls. Each message is answered with how many
// milliseconds those took that were made since the last one.
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
