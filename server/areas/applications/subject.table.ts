import type { GeneratedAlways } from 'kysely'

/** What a row is about: an application or a page of the profile, one of the two. */
export interface SubjectColumns {
  application_id: string | null
  profile_page: string | null
  /** Whichever of the two it is. */
  subject: GeneratedAlways<string>
}
