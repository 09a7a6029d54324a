export { carrierAddress, naicNumbersView, ratingsOfAccount } from './naic-numbers.view.ts'
