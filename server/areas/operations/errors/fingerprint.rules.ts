import { createHash } from 'node:crypto'
import type { Sighting } from '../../../platform/errors/error-buffer.ts'
import { type Frame, framesOf, scrubbed, stackText } from './scrub.rules.ts'

/** An error as stored, with its fingerprint. */
export interface Scrubbed {
  readonly fingerprint: string
  readonly name: string
  readonly message: string
  readonly place: string
  readonly stack: string
}

/** Frames of our own code that identify an error; frames further down are the same for all. */
const framesCompared = 3

/**
 * Scrubs an error and computes its fingerprint. Numbers in the message and positions in files vary between occurrences
 * and releases, so neither counts. Built pages have other names in each release: there the message and the page count.
 */
export function scrubSighting({ source, name, message, stack, place }: Sighting): Scrubbed {
  const frames = framesOf(stack)
  const stored = { name: scrubbed(name, 100) || 'Error', message: scrubbed(message), place: scrubbed(place, 200) }
  const own = source === 'CLIENT' ? [] : frames.filter(isOwn).slice(0, framesCompared)
  const told = [
    source,
    stored.name,
    stored.message.replaceAll(/\d+/g, '0'),
    source === 'SERVER' && own.length > 0 ? '' : stored.place,
    ...own.map(({ caller, file }) => `${caller} ${file}`),
  ]
  const digest = createHash('sha256').update(JSON.stringify(told)).digest('hex')
  return { ...stored, fingerprint: digest.slice(0, 32), stack: stackText(frames) }
}

const isOwn = ({ file }: Frame): boolean => /^(?:server|contract)\//.test(file)
