import { profileCalls } from '@portico/contract/areas/profile/profile.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { changeEmail } from './change-email.ts'
import { changeProfile } from './change-profile.ts'
import { getPicture } from './get-picture.ts'
import { removePicture } from './remove-picture.ts'
import { sendEmailCode } from './send-email-code.ts'
import { setPicture } from './set-picture.ts'

export const profileRoutes = bind(profileCalls, {
  'PUT /api/users/self/profile': changeProfile,
  'PUT /api/users/self/picture': setPicture,
  'DELETE /api/users/self/picture': removePicture,
  'GET /open/pictures/{pictureId}': getPicture,
  'POST /api/users/self/email': sendEmailCode,
  'PUT /api/users/self/email': changeEmail,
})
