export { deedOf } from './activity-words.ts'
