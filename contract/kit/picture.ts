import { z } from 'zod'

/** An image of a maximum size in megabytes, as sent in a body. */
export const pictureInBase64 = (megabytes: number) =>
  z
    .base64('must be an image in base64')
    .max(Math.ceil((megabytes * 1024 * 1024 * 4) / 3) + 4, `must be ${megabytes} MB at most`)
