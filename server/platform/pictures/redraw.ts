import { isAnimatedImage } from '@portico/contract/areas/profile/animated.rules.ts'
import type { Picture } from '@portico/contract/kit/call.ts'
import { fileURLToPath } from 'node:url'
import { BoundedQueue } from '../bounded-queue.ts'
import { oneAnswer } from '../jobs/one-answer.ts'
import { checkedPicture } from './picture.rules.ts'

/** How an image is redrawn. */
interface Look {
  /** Pixels on the longer side, at most. */
  readonly side: number
  readonly isSquare: boolean
  readonly type: 'image/webp' | 'image/png'
}

export interface RedrawTask extends Look {
  readonly bytes: Uint8Array
}

export interface RedrawAnswer {
  readonly bytes?: Uint8Array
}

type Redrawn = Promise<Picture | { readonly error: string }>

const program = fileURLToPath(new URL('redraw.worker.ts', import.meta.url))
const bounds = { memoryMb: 256, allowed: ['--allow-addons'], withinMs: 15_000 }
const portrait = { side: 512, isSquare: true, type: 'image/webp' } as const
const printed = { side: 1024, isSquare: false, type: 'image/png' } as const

/** Images processed at once, and the queue. */
const making = new BoundedQueue({ atOnce: 1, mayWait: 64 })

/**
 * Redraws a square of an uploaded image from its pixels, which drops location, camera and other metadata. Returns a
 * message if it is rejected.
 */
export async function portraitOf(bytes: Buffer, megabytes: number): Redrawn {
  const checked = checkedPicture(bytes, megabytes)
  return 'error' in checked ? checked : redrawn(bytes, portrait)
}

/**
 * An uploaded image that PDFs can print: WebP is redrawn as PNG, and others only to see that they can be, since a broken
 * one would break every letter. Returns a message if it is rejected.
 */
export async function printablePicture(bytes: Buffer, megabytes: number): Redrawn {
  const checked = checkedPicture(bytes, megabytes)
  if ('error' in checked) return checked
  const made = await redrawn(bytes, printed)
  return 'error' in made || checked.type === 'image/webp' ? made : { type: checked.type, bytes }
}

async function redrawn(bytes: Buffer, look: Look): Redrawn {
  if (isAnimatedImage(bytes)) return { error: 'must not be animated' }
  const made = await making.run(() => oneAnswer<RedrawAnswer>(program, { bytes, ...look }, bounds))
  return made?.bytes === undefined ? { error: 'must be a complete image' } : { type: look.type, bytes: made.bytes }
}
