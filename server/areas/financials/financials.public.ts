export { financialsProgress } from './financials-progress.view.ts'
