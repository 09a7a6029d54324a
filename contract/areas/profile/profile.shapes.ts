import { z } from 'zod'
import { pictureInBase64 } from '../../kit/picture.ts'
import { emailAddress, oneLine, phone, text } from '../../kit/text.ts'
import { usualMessages } from '../../kit/usual.messages.ts'
import { isCode } from '../credentials/password.rules.ts'

/** A text of limited length; null if blank. */
const orNull = (typed: z.ZodString, most: number) =>
  typed
    .trim()
    .max(most)
    .nullable()
    .transform((value) => (value === '' ? null : value))

/** A person's profile. */
export const Profile = z.object({
  firstName: oneLine().trim().min(1, 'First name is required').max(100),
  lastName: oneLine().trim().min(1, 'Last name is required').max(100),
  titles: orNull(oneLine(), 200),
  licensesOrDesignations: orNull(oneLine(), 200),
  services: orNull(text(), 500),
  publicPhone: z
    .union([z.literal(''), phone()], usualMessages.phone)
    .nullable()
    .transform((typed) => (typed === '' ? null : typed)),
})

/** The largest accepted image in megabytes. */
export const pictureMegabytes = 5

export const PictureUpload = z.object({
  picture: pictureInBase64(pictureMegabytes),
})

export const EmailDraft = z.object({ email: emailAddress() })

export const EmailChange = EmailDraft.extend({
  code: z.string().trim().refine(isCode, 'Code has to be 6 digits'),
})
