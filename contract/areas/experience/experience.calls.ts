import { calls } from '../../kit/call.ts'

export const experienceCalls = calls({})
