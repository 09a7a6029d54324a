import { picturesCalls } from '@portico/contract/areas/pictures/pictures.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { listStaffPictures } from './list-staff-pictures.ts'
import { removeStaffPicture } from './remove-staff-picture.ts'
import { setStaffPicture } from './set-staff-picture.ts'

export const picturesRoutes = bind(picturesCalls, {
  'GET /api/brokerages/{brokerCode}/pictures': listStaffPictures,
  'PUT /api/brokerages/{brokerCode}/pictures/{username}': setStaffPicture,
  'DELETE /api/brokerages/{brokerCode}/pictures/{username}': removeStaffPicture,
})
