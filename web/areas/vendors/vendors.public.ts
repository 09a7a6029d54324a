import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export { clauseFormFields } from './clause-fields.ts'
export { vendorTokenOf } from './guest/vendor-token.ts'
export const VendorUploadScreen = lazy(pagePart(() => import('./guest/vendor-upload-screen.tsx')))
