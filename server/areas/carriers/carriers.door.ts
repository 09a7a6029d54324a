export { naicNumbersView } from './naic-numbers.view.ts'
