export { setBrokerRoles } from './broker-roles.store.ts'
export { brokerageDirectory } from './brokerage-directory.ts'
export { saveOwnConfiguration } from './brokerages.store.ts'
export { subdomainDirectory } from './subdomain-directory.ts'
