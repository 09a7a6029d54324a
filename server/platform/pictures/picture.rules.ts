import { isWhole, pictureFormat, type PictureFormat } from './picture-format.ts'

/** Maximum image width and height in pixels. */
const most = 4096

/**
 * Detects the type of an uploaded image from its bytes, or returns why it is rejected. Takes the maximum size in
 * megabytes.
 */
export function checkedPicture(bytes: Buffer, megabytes: number): { type: PictureFormat['type'] } | { error: string } {
  if (bytes.length > megabytes * 1024 * 1024) return { error: `must be ${megabytes} MB at most` }
  const format = pictureFormat(bytes)
  if (format === undefined) return { error: 'must be a PNG, JPEG, or WebP image' }
  if (format.width > most || format.height > most) return { error: `must be ${most} × ${most} pixels at most` }
  if (!isWhole(bytes, format)) return { error: 'must be a complete image' }
  return { type: format.type }
}
