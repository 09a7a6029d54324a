export { deedOf, nameOf } from './activity-words.ts'
