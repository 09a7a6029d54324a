import { applicantInformation } from './commercial/applicant-information.ts'
import { businessAuto } from './commercial/business-auto.ts'
import { generalLiability } from './commercial/general-liability.ts'
import { property } from './commercial/property.ts'
import { umbrella } from './commercial/umbrella.ts'
import { workersCompensation } from './commercial/workers-compensation.ts'
import type { LibraryForm } from './library-form.ts'
import { cyber } from './professional/cyber.ts'
import { employmentPractices } from './professional/employment-practices.ts'
import { lawyersLiability } from './professional/lawyers-liability.ts'
import { profileEntity } from './profile/profile-entity.ts'
import { profileGeneralInfo } from './profile/profile-general-info.ts'
import { profileIndustry } from './profile/profile-industry.ts'
import { profileSafety } from './profile/profile-safety.ts'
import { prospectQuestionnaire } from './profile/prospect-questionnaire.ts'
import { contractors } from './supplements/contractors.ts'
import { habitational } from './supplements/habitational.ts'
import { restaurants } from './supplements/restaurants.ts'
import { trucking } from './supplements/trucking.ts'

/** The forms that come with the product: applications, supplements, the questionnaire and the pages of a profile. */
export const formLibrary: readonly LibraryForm[] = [
  applicantInformation,
  property,
  generalLiability,
  businessAuto,
  workersCompensation,
  umbrella,
  cyber,
  employmentPractices,
  lawyersLiability,
  contractors,
  restaurants,
  habitational,
  trucking,
  prospectQuestionnaire,
  profileEntity,
  profileGeneralInfo,
  profileSafety,
  profileIndustry,
]
