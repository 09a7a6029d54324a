import { calls } from '../../kit/call.ts'

export const lossesCalls = calls({})
