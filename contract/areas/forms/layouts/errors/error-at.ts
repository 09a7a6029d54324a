import type { LayoutError } from '../../form.shapes.ts'
import type { Page, Question, Section } from '../../layout.shapes.ts'
import { placeText } from '../places.ts'

/** The place of an error. */
export interface ErrorPlace {
  readonly page: Page
  readonly section?: Section
  readonly question?: Question
}

/** What is wrong with a page, section or question. */
export const errorAt = (place: ErrorPlace, message: string): LayoutError => ({
  key: (place.question ?? place.section ?? place.page).key,
  path: placeText(place),
  message,
})
