export { amountFields } from './amount-fields.ts'
