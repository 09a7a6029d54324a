import { isAnimatedImage } from '@portico/contract/areas/profile/animated.rules.ts'
import type { Picture } from '@portico/contract/kit/call.ts'
import { fileURLToPath } from 'node:url'
import { BoundedQueue } from '../bounded-queue.ts'
import { oneAnswer } from '../jobs/one-answer.ts'
import { checkedPicture } from './picture.rules.ts'

export interface PortraitTask {
  readonly bytes: Uint8Array
  /** Pixels on a side, at most. */
  readonly side: number
}

export interface PortraitAnswer {
  readonly bytes?: Uint8Array
}

const program = fileURLToPath(new URL('portrait.worker.ts', import.meta.url))
const bounds = { memoryMb: 256, allowed: ['--allow-addons'], withinMs: 15_000 }
const side = 512

/** Images processed at once, and the queue. */
const making = new BoundedQueue({ atOnce: 1, mayWait: 64 })

/**
 * Redraws a square of an uploaded image from its pixels, which drops location, camera and other metadata. Returns a
 * message if it is rejected.
 */
export async function portraitOf(bytes: Buffer, megabytes: number): Promise<Picture | { readonly error: string }> {
  const checked = checkedPicture(bytes, megabytes)
  if ('error' in checked) return checked
  if (isAnimatedImage(bytes)) return { error: 'must not be animated' }
  const made = await making.run(() => oneAnswer<PortraitAnswer>(program, { bytes, side }, bounds))
  return made?.bytes === undefined ? { error: 'must be a complete image' } : { type: 'image/webp', bytes: made.bytes }
}
