export { naicNumbersView, ratingsOfAccount } from './naic-numbers.view.ts'
