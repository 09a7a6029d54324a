import { calls } from '../../kit/call.ts'

export const financialsCalls = calls({})
