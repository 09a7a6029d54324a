export { userKey, userQuery, usersKey, useUserCalls } from './platform-users.queries.ts'
export { UserPills } from './user-pills.tsx'
