export { coverageQueue, type CoverageChange } from './coverage-queue.ts'
export { addBoundPolicy, addPolicyDocument, issuePolicy } from './placed-policy.ts'
