import { calls } from '../../kit/call.ts'

export const stagingCalls = calls({})
