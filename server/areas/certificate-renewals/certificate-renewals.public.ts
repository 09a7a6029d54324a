export { workRenewals } from './renewal-job.ts'
