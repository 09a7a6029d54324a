import { z } from 'zod'
import { pictureInBase64 } from '../../kit/picture.ts'
import { oneLine } from '../../kit/text.ts'
import { pictureMegabytes } from '../profile/profile.shapes.ts'

/** Someone on the staff of a brokerage, with their photo. */
export const StaffPicture = z
  .object({
    userId: z.string(),
    username: z.string(),
    name: z.string(),
    picture: z.string().nullable().meta({ description: 'Address of the photo on this origin' }),
    alt: z.string().nullable().meta({ description: 'What the photo shows; null if there is no description' }),
  })
  .meta({ id: 'StaffPicture' })

export const StaffPictureDraft = z.object({
  picture: pictureInBase64(pictureMegabytes).optional().meta({ description: 'Left out to keep the photo' }),
  alt: oneLine()
    .trim()
    .max(200)
    .nullable()
    .transform((typed) => (typed === '' ? null : typed)),
})

export type StaffPicture = z.infer<typeof StaffPicture>
export type StaffPictureDraft = z.infer<typeof StaffPictureDraft>
