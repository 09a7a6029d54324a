import { calls } from '../../kit/call.ts'

export const placementCalls = calls({})
