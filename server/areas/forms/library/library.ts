import { applicantInformation } from './commercial/applicant-information.ts'
import type { LibraryForm } from './library-form.ts'

/** The forms that come with the product. */
export const formLibrary: readonly LibraryForm[] = [applicantInformation]
