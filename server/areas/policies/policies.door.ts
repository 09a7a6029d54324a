export { coverageQueue, type CoverageChange } from './coverage-queue.ts'
export { movePolicies } from './move-policies.ts'
export { addBoundPolicy, addPolicyDocument, issuePolicy } from './placed-policy.ts'
export { policiesRoutes } from './policies.routes.ts'
