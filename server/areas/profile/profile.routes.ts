import { profileCalls } from '@portico/contract/areas/profile/profile.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { changeEmail } from './change-email.ts'
import { changeProfile } from './change-profile.ts'
import { getPicture } from './get-picture.ts'
import { hideFirstSteps } from './hide-first-steps.ts'
import { removePicture } from './remove-picture.ts'
import { getSavedViews } from './saved-views/get-saved-views.ts'
import { saveViews } from './saved-views/save-views.ts'
import { sendEmailCode } from './send-email-code.ts'
import { setPicture } from './set-picture.ts'

export const profileRoutes = bind(profileCalls, {
  'GET /api/users/self/saved-views/{list}': getSavedViews,
  'PUT /api/users/self/saved-views/{list}': saveViews,
  'PUT /api/users/self/profile': changeProfile,
  'PUT /api/users/self/first-steps': hideFirstSteps,
  'PUT /api/users/self/picture': setPicture,
  'DELETE /api/users/self/picture': removePicture,
  'GET /open/pictures/{pictureId}': getPicture,
  'POST /api/users/self/email': sendEmailCode,
  'PUT /api/users/self/email': changeEmail,
})
