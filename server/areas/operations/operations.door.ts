export { keepErrors } from './errors/keep-errors.ts'
