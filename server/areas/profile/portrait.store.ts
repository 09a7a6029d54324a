import type { Picture } from '@portico/contract/kit/call.ts'
import { randomBytes } from 'node:crypto'
import type { Tx } from '../../platform/database/database.ts'
import { deleteRow, saveRow } from '../../platform/database/rows.ts'
import { changeUser } from '../users/users.public.ts'

interface Described {
  /** Its text alternative; null if not described. */
  readonly alt: string | null
  readonly now: Date
}

/** Sets a user's image. */
export async function storePortrait(tx: Tx, userId: string, picture: Picture, { alt, now }: Described): Promise<void> {
  // Everyone who knows the address can see the image, so it is unguessable; a new image gets a new one.
  const id = randomBytes(16).toString('base64url')
  const { type, bytes } = picture
  await saveRow(tx, 'pictures', ['user_id'], { id, user_id: userId, type, bytes: Buffer.from(bytes), created_at: now })
  await changeUser(tx, userId, { profile_picture: `/open/pictures/${id}`, profile_picture_alt: alt })
}

/** Removes a user's image. */
export async function removePortrait(tx: Tx, userId: string): Promise<void> {
  await deleteRow(tx, 'pictures', { user_id: userId })
  await changeUser(tx, userId, { profile_picture: null, profile_picture_alt: null })
}
