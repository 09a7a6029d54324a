import type { Platform } from '../../../platform/platform.ts'
import { inSequence } from '../../../platform/write.ts'
import { addRelease, countError } from './errors.store.ts'
import { knownReleases } from './releases.view.ts'
import { scrubSighting } from './fingerprint.rules.ts'

/** Stores the errors that calls, jobs and browsers run into, scrubbed and by fingerprint. */
export function storeErrors({ database, errors }: Platform): void {
  const { release, startedAt } = errors
  errors.start((sightings) =>
    database.write('system', async (tx) => {
      await addRelease(tx, release, startedAt)
      const releases = await knownReleases(tx)
      const scrubbed = sightings
        .map((sighting) => ({ sighting, stored: scrubSighting(sighting) }))
        // Several servers lock the same rows in one order.
        .toSorted((one, other) => (one.stored.fingerprint < other.stored.fingerprint ? -1 : 1))
      await inSequence(scrubbed, ({ sighting, stored }) => {
        // A browser may say anything: only what a server ran is a release.
        const named = releases.has(sighting.release) ? sighting.release : ''
        return countError(tx, releases, { ...sighting, release: named }, stored)
      })
    }),
  )
}
