export { storeErrors } from './errors/store-errors.ts'
