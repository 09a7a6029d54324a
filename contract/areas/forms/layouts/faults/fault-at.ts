import type { LayoutFault } from '../../form.shapes.ts'
import type { Page, Question, Section } from '../../layout.shapes.ts'
import { placeText } from '../places.ts'

/** The place of an error. */
export interface FaultPlace {
  readonly page: Page
  readonly section?: Section
  readonly question?: Question
}

/** What is wrong with a page, section or question. */
export const faultAt = (place: FaultPlace, message: string): LayoutFault => ({
  key: (place.question ?? place.section ?? place.page).key,
  path: placeText(place),
  message,
})
